/** The sizes in the order they are shown: boys first, then adults. */
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

/** The sizes that a roster knows of each player: that of shirts and all else, and those of shorts and socks. */
export const SIZE_FIELDS = ['sizePreference', 'shortsSize', 'socksSize'] as const;

export type SizeField = (typeof SIZE_FIELDS)[number];

/** The most lines of a cart, and of an order. */
export const MAX_LINES = 300;

/** The most pieces of one size in one line, in the cart and over the API. */
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

/** The code of a size given by code or label, in any case; undefined for an unknown size. */
export function sizeCodeOf(codeOrLabel: string): SizeCode | undefined {
  return SIZES[positionOf(codeOrLabel) ?? -1]?.code;
}

/** The label of a size given by code or label, in any case; undefined for an unknown size. */
export function sizeLabelOf(codeOrLabel: string): SizeLabel | undefined {
  return SIZES[positionOf(codeOrLabel) ?? -1]?.label;
}

/** Sort order of sizes given by code or label; unknown sizes come last, by name. */
export function compareSizes(a: string, b: string): number {
  const byPosition = (positionOf(a) ?? SIZES.length) - (positionOf(b) ?? SIZES.length);
  return byPosition || (a < b ? -1 : Number(a > b));
}
