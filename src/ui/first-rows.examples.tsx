import type { Example } from "./example.ts";
import { FirstRows } from "./first-rows.tsx";

export const examples: readonly Example[] = [
  [
    "A long table: ten rows, and a box for the others",
    () => (
      <FirstRows total={12}>
        <table>
          <caption className="visually-hidden">Cards</caption>
          <tbody>
            {Array.from({ length: 12 }, (_, index) => (
              <tr key={index}>
                <th scope="row">Card {index + 1}</th>
              </tr>
            ))}
          </tbody>
        </table>
      </FirstRows>
    ),
  ],
];
