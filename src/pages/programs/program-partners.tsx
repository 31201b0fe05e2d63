import type { Program, TransferPartner } from "../../catalog/program.ts";
import { formatDate } from "../../words/format.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** Partner points for 1,000 bank points. */
function toPartnerPoints(ratio: string): string {
  const [from = 1, to = 1] = ratio.split(":").map(Number);
  return Math.round((1_000 * to) / from).toLocaleString("en-US");
}

/** A ratio that is no more than a hint is none to plan with. */
const isHint = ({ confidence }: TransferPartner) => confidence === "low";

function toPartnerNote({ kind, since, before, fee, exception, needs, note, confidence }: TransferPartner): string {
  const changed = since && before ? `${before} until ${formatDate(since)}` : since ? `since ${formatDate(since)}` : "";
  const facts = [
    kind === "airline" ? "Airline" : "Hotel",
    changed,
    fee,
    exception,
    needs && `needs ${needs}`,
    confidence === "medium" && "reported, not confirmed",
  ].filter(Boolean);
  return facts.join("; ") + (note ? `. ${note}` : "");
}

/** One point for one, without a fee or a condition: what needs no second look. */
const isPlain = (partner: TransferPartner) =>
  partner.ratio === "1:1" && !partner.fee && !partner.exception && !partner.needs && !isHint(partner);

/** To whom points can be moved and at what ratio: exceptions first, airlines before hotels. */
export function ProgramPartners({ program }: { readonly program: Program }) {
  const rows = program.partners.toSorted(
    (left, right) =>
      Number(isPlain(left)) - Number(isPlain(right)) ||
      Number(left.kind === "hotel") - Number(right.kind === "hotel") ||
      left.partner.localeCompare(right.partner, "en"),
  );
  return (
    <section className="section" id="partners">
      <h2>
        {program.partners.length} transfer {program.partners.length === 1 ? "partner" : "partners"}
      </h2>
      <DataTable
        caption={`Transfer partners of ${program.program}`}
        isStacked={false}
        rows={rows}
        toKey={(partner) => partner.partner}
        columns={[
          {
            label: "Partner",
            render: (partner) => (
              <>
                {partner.partner}
                <small className="cell-note">{toPartnerNote(partner)}</small>
              </>
            ),
          },
          {
            label: "Ratio",
            isNumber: true,
            render: (partner) => (isHint(partner) ? "Not certain" : partner.ratio),
          },
          {
            label: "For 1,000",
            isNumber: true,
            render: (partner) => (isHint(partner) ? "–" : toPartnerPoints(partner.ratio)),
          },
        ]}
      />
      {program.removed && program.removed.length > 0 && (
        <p className="small muted section-more">
          No longer a partner:{" "}
          {program.removed.map(({ partner, date }) => `${partner} (${formatDate(date)})`).join(", ")}.
        </p>
      )}
    </section>
  );
}
