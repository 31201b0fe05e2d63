import { announce } from "../../ui/announcer.tsx";
import { deleteSpendProfile, toSpendPart } from "../spend/spend-profile.ts";
import { useKeptSpend } from "../spend/use-kept-spend.ts";

export interface KeptSpendNoteProps {
  /** The spend's parameters of the result that is shown. */
  readonly spend: string;
  /** Works the result out with the assumed spend; what is kept stays. */
  readonly onLeave: () => void;
}

/** Says that a result rests on the spend kept in this browser, with the ways out of it. Nothing on the server. */
export function KeptSpendNote({ spend, onLeave }: KeptSpendNoteProps) {
  const kept = useKeptSpend();
  if (kept === null || kept !== toSpendPart(spend)) return null;
  const forget = () => {
    deleteSpendProfile();
    announce("Your spend was deleted from this browser.");
    onLeave();
  };
  return (
    <div className="callout callout-info no-print">
      <p>This uses the spend saved in this browser. Only you can see it.</p>
      <p className="row">
        <button className="btn btn-secondary" type="button" onClick={onLeave}>
          Use the assumed spend this time
        </button>
        <button className="btn btn-quiet" type="button" onClick={forget}>
          Delete it from this browser
        </button>
      </p>
    </div>
  );
}
