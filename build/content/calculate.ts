/** The arithmetic of `<Calc>`: sums of products, without brackets. What a term is worth is the caller's to say. */
type ToValue = (term: string) => number;

/** @example calculate("fee - 2 * perk.hotel_credit", toValue) */
export function calculate(expression: string, toValue: ToValue): number {
  if (/^\s*[\d.]+\s*$/.test(expression)) throw new Error("one number is no sum; use a figure of its own, or <Assume>");
  return sum(expression, toValue);
}

/**
 * How much it takes until `per` of each adds up to `of`: the spend that repays a fee, the uses that earn a price.
 * @throws Error when each brings nothing: then no amount does, and the sentence around it is wrong
 */
export function divide(of: string, per: string, toValue: ToValue): number {
  const gain = sum(per, toValue);
  if (gain <= 0) throw new Error(`per="${per}" is not above 0, so it never adds up to ${of}`);
  return sum(of, toValue) / gain;
}

/** To the nearest multiple of a step; cents as cents, whatever floats make of them. */
export const roundTo = (value: number, step: number): number =>
  Number((Math.round(Number((value / step).toPrecision(12))) * step).toFixed(4));

function sum(expression: string, toValue: ToValue): number {
  const terms = expression.trim().split(/\s+(?=[+-]\s)/);
  return terms.reduce((total, signed) => {
    const [, sign = "+", product = ""] = /^([+-]?)\s*(.+)$/.exec(signed) ?? [];
    const value = multiply(product, toValue);
    return sign === "-" ? total - value : total + value;
  }, 0);
}

function multiply(product: string, toValue: ToValue): number {
  const [first = "", ...rest] = product.split(/\s*([*/])\s*/);
  let value = toValue(first);
  for (let at = 0; at < rest.length; at += 2) {
    const factor = toValue(rest[at + 1] ?? "");
    value = rest[at] === "/" ? value / factor : value * factor;
  }
  return value;
}
