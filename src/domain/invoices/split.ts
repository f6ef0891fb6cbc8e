import { formatMoney, safeCents, toCents, type Cents } from '../money/money';
import { readAmount } from '../money/typed-amount';

export const MAX_PARTS = 30;

export const splitRest = (amount: Cents, parts: readonly Cents[]): Cents =>
  parts.reduce((rest, cents) => safeCents(rest - cents), amount);

/** Suggested parts: typed ones stay (undefined for none typed), the others pay what is open in turn. */
export function suggestParts(amount: Cents, orders: readonly { open: Cents; typed: Cents | undefined }[]): Cents[] {
  let left = Math.max(
    0,
    splitRest(
      amount,
      orders.map(({ typed = 0 }) => typed),
    ),
  );
  return orders.map(({ open, typed }) => {
    if (typed !== undefined) return typed;
    const share = Math.min(open, left);
    left -= share;
    return share;
  });
}

/** The same, from what is typed by id of the order. */
export const typedParts = (
  amount: Cents,
  orders: readonly { id: string; open: Cents }[],
  typed: Readonly<Record<string, string>>,
): Cents[] =>
  suggestParts(
    amount,
    orders.map(({ id, open }) => {
      const text = typed[id];
      return { open, typed: text === undefined ? undefined : toCents(readAmount(text) ?? 0) };
    }),
  );

export function splitProblem(amount: Cents, parts: readonly Cents[]): string | undefined {
  const rest = splitRest(amount, parts);
  if (rest > 0) return `${formatMoney(rest)} of the transfer is not assigned yet.`;
  if (rest < 0) return `${formatMoney(-rest)} more is assigned than was received.`;
  return parts.every((cents) => cents <= 0) ? 'Please enter an amount.' : undefined;
}
