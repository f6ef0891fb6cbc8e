import { safeCents, type Cents } from './money';

/**
 * Largest remainder, earlier wins ties: within a cent of exact, and at most each weight if the sum is at most their
 * total; all weights 0 give the first all. Throws RangeError unless all are whole from 0, or for a sum without weights.
 */
export function spreadCents(total: Cents, weights: readonly Cents[]): Cents[] {
  if ([total, ...weights].some((each) => safeCents(each) < 0))
    throw new RangeError('Only sums of 0 or more are shared.');
  const [sum, all] = [BigInt(total), weights.reduce((sofar, weight) => sofar + BigInt(weight), 0n)];
  if (all === 0n) {
    if (weights.length === 0 && total > 0) throw new RangeError(`Nobody shares ${total}.`);
    return weights.map((_, index) => (index === 0 ? total : 0));
  }
  const parts = weights.map((weight, index) => {
    const exact = sum * BigInt(weight);
    return { index, whole: Number(exact / all), rest: exact % all };
  });
  const shares = parts.map(({ whole }) => whole);
  const left = total - shares.reduce((sofar, share) => sofar + share, 0);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
