import { getCard } from "../catalog/queries.ts";
import { CardCell } from "./card-cell.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Card in a list",
    () => (
      // On phones its tick stands at the end of its row.
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <CardCell card={getCard("amex-gold")} before={<span className="muted">1. </span>}>
                <small className="cell-note">American Express · Personal</small>
              </CardCell>
            </th>
          </tr>
        </tbody>
      </table>
    ),
  ],
];
