/** Order numbers: ORD-year-six digits, the digits from a database sequence, so that none repeats. */

/**
 * Past 999,999 the number grows to seven digits: starting over would repeat one within a year.
 * Throws RangeError for a sequence below 1 or a year that has not four digits.
 */
export function formatOrderNumber(year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not a sequence number: ${sequence}`);
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`Not a year: ${year}`);
  return `ORD-${year}-${String(sequence).padStart(6, '0')}`;
}

/** The parts of an order number; undefined for what `formatOrderNumber` would never write. */
export function parseOrderNumber(text: string): { year: number; sequence: number } | undefined {
  const [, year, sequence] = /^ORD-([1-9]\d{3})-(\d{6}|[1-9]\d{6,14})$/.exec(text) ?? [];
  return Number(sequence) > 0 ? { year: Number(year), sequence: Number(sequence) } : undefined;
}
