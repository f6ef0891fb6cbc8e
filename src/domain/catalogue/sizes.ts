/** In display order: boys first, then adults. */
export const SIZES = [
  { code: 'XSB', label: 'Boys XS' },
  { code: 'SB', label: 'Boys S' },
  { code: 'MB', label: 'Boys M' },
  { code: 'LB', label: 'Boys L' },
  { code: 'XLB', label: 'Boys XL' },
  { code: 'S', label: 'Small' },
  { code: 'M', label: 'Medium' },
  { code: 'L', label: 'Large' },
  { code: 'XL', label: 'X-Large' },
  { code: 'XXL', label: '2X-Large' },
  { code: 'XXXL', label: '3X-Large' },
] as const;

export type SizeCode = (typeof SIZES)[number]['code'];
export type SizeLabel = (typeof SIZES)[number]['label'];

export const SIZE_CODES: readonly SizeCode[] = SIZES.map(({ code }) => code);

export const UNKNOWN_SIZE = `Unknown size. Choose one of: ${SIZE_CODES.join(', ')}.`;

export const SIZE_FIELDS = ['sizePreference', 'shortsSize', 'socksSize'] as const;

export type SizeField = (typeof SIZE_FIELDS)[number];

export const MAX_LINES = 300;

export const MAX_UNITS_PER_SIZE = 10_000;

const BOYS_SIZES: ReadonlySet<string> = new Set<SizeCode>(['XSB', 'SB', 'MB', 'LB', 'XLB']);

export const isBoysSize = (code: string): boolean => BOYS_SIZES.has(code);

const POSITIONS = new Map<string, number>(
  SIZES.flatMap(({ code, label }, position) => [
    [code.toLowerCase(), position],
    [label.toLowerCase(), position],
  ]),
);

const positionOf = (codeOrLabel: string) => POSITIONS.get(codeOrLabel.trim().toLowerCase());

/** By code or label, in any case; undefined if unknown. */
export function sizeCodeOf(codeOrLabel: string): SizeCode | undefined {
  return SIZES[positionOf(codeOrLabel) ?? -1]?.code;
}

export function sizeLabelOf(codeOrLabel: string): SizeLabel | undefined {
  return SIZES[positionOf(codeOrLabel) ?? -1]?.label;
}

/** Order of sizes by code or label; unknown ones last, by name. */
export function compareSizes(a: string, b: string): number {
  const byPosition = (positionOf(a) ?? SIZES.length) - (positionOf(b) ?? SIZES.length);
  return byPosition || (a < b ? -1 : Number(a > b));
}
