/** Facets of /shop besides categories, and their bits in the search index. */
import { foldText } from './search-words';
import { SIZES, type SizeCode } from './sizes';
import { QUICK_PALETTE } from './quick-palette';

type ColorFacet = Lowercase<(typeof QUICK_PALETTE)[number]['name']>;

const colorFacet = (name: string) => name.toLowerCase() as ColorFacet;

/** Colour families, as in the teams' palette: product colours have any name and belong to the nearest. */
export const COLOR_FACETS = QUICK_PALETTE.map(({ name, hex }, bit) => ({
  value: colorFacet(name),
  label: name,
  hex,
  bit: 1 << bit,
}));

const GREY = '#6b7280';

/** As `search_color_bit` in the search index’s migration (a test compares them): named in it, else the nearest. */
export function colorFacetOf({ name, hex }: { name: string; hex: string }): ColorFacet | undefined {
  const text = ` ${foldText(name)} `.replaceAll(' grey ', ' gray ');
  const given = channels(/^#[0-9a-f]{6}$/i.test(hex) ? hex : GREY);
  const distance = (to: string) => channels(to).reduce((sum, part, at) => sum + (part - (given[at] ?? 0)) ** 2, 0);
  const ranked = COLOR_FACETS.map((facet) => ({
    value: facet.value,
    isNamed: text.includes(` ${facet.value} `),
    distance: distance(facet.hex),
  }));
  return ranked.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.distance - b.distance)[0]?.value;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const SIZE_FACETS = SIZES.map(({ code, label }, place) => ({
  value: code.toLowerCase() as Lowercase<SizeCode>,
  label,
  bit: 1 << (QUICK_PALETTE.length + place),
}));

/** The limits equal those of the search index (`choices` in its migration); a test compares them. */
export const PRICE_FACETS = [
  { value: 'under-20', label: 'Under $20', bit: 1 },
  { value: '20-40', label: '$20 to $40', bit: 2 },
  { value: '40-60', label: '$40 to $60', bit: 4 },
  { value: '60-100', label: '$60 to $100', bit: 8 },
  { value: 'over-100', label: '$100 and more', bit: 16 },
] as const;

type SizeFacet = (typeof SIZE_FACETS)[number]['value'];
type PriceFacet = (typeof PRICE_FACETS)[number]['value'];

/** Chosen facets: any of the colours, and any of the sizes, and any of the prices. */
export interface FacetChoice {
  colors: readonly ColorFacet[];
  sizes: readonly SizeFacet[];
  prices: readonly PriceFacet[];
  inStock: boolean;
}

/** Products per choice, with the other kinds of choice unchanged. */
export interface FacetCounts {
  colors: Readonly<Record<string, number>>;
  sizes: Readonly<Record<string, number>>;
  prices: Readonly<Record<string, number>>;
  inStock: number;
}

export function bitsOf(facets: readonly { value: string; bit: number }[], chosen: readonly string[]): number {
  return facets.reduce((bits, { value, bit }) => (chosen.includes(value) ? bits | bit : bits), 0);
}

export const isNarrowed = ({ colors, sizes, prices, inStock }: FacetChoice): boolean =>
  inStock || colors.length + sizes.length + prices.length > 0;
