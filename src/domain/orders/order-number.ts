/** Parses ORD-year-sequence, the sequence in six digits or more; otherwise undefined. */
export function parseOrderNumber(text: string): { year: number; sequence: number } | undefined {
  const [, year, sequence] = /^ORD-([1-9]\d{3})-(\d{6}|[1-9]\d{6,14})$/.exec(text) ?? [];
  return Number(sequence) > 0 ? { year: Number(year), sequence: Number(sequence) } : undefined;
}
