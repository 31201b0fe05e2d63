import type { ComponentProps } from "react";

interface MoneyInputProps extends Omit<ComponentProps<"input">, "type" | "defaultValue" | "onBlur"> {
  readonly usd: number;
  /** With another amount than before, when the visitor leaves the field. */
  readonly onSay: (usd: number) => void;
}

/** Dollars, kept when the field is left. */
export const MoneyInput = ({ usd, onSay, ...more }: MoneyInputProps) => (
  <span className="money">
    <input
      type="number"
      inputMode="decimal"
      min={0}
      defaultValue={usd || ""}
      onBlur={({ currentTarget: { value, validity } }) => {
        if (validity.valid && Number(value) !== usd) onSay(Number(value));
      }}
      {...more}
    />
  </span>
);
