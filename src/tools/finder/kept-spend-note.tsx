import { announce } from "../../ui/announcer.tsx";
import { deleteSpendProfile, toKeptPart } from "../profile/spend-profile.ts";
import { useKeptSpend } from "../profile/use-kept-spend.ts";

export interface KeptSpendNoteProps {
  /** The profile's parameters of the result that is shown. */
  readonly profile: string;
  /** Works the result out with the assumed spend; what is kept stays. */
  readonly onLeave: () => void;
}

/** Says that a result rests on the spend kept in this browser, with the ways out of it. Nothing on the server. */
export function KeptSpendNote({ profile, onLeave }: KeptSpendNoteProps) {
  const kept = useKeptSpend();
  if (kept === null || toComparable(kept) !== toComparable(profile)) return null;
  const forget = () => {
    deleteSpendProfile();
    announce("Your spending was deleted from this browser.");
    onLeave();
  };
  return (
    <div className="callout callout-info no-print">
      <p>This uses the spending saved in this browser. Only you can see it.</p>
      <p className="row">
        <button className="btn btn-secondary" type="button" onClick={onLeave}>
          Use the assumed spending this time
        </button>
        <button className="btn btn-quiet" type="button" onClick={forget}>
          Delete it from this browser
        </button>
      </p>
    </div>
  );
}

/** The amounts alone: trips, brands and the like are questions here, and may be answered in another way. */
const toComparable = (query: string) => toKeptPart(query);
