/** Tax rates of countries, or of their regions by postcode, each from a day on. */
import { shopFormat } from '../text/shop-format';
import { taxClassOf, type ProductTax, type TaxClass } from './tax-classes';

/** Per cent, 0 to 100 with at most three decimals. */
export type TaxPercent = number;

export type TaxRate = {
  country: string;
  /** Name of the region; '' for the whole country. */
  region: string;
  /** The region’s postcodes, by how they begin: 'BT', '35, 38', '100-149'; '' for the whole country. */
  postcodes: string;
  /** First day, 2026-11-21; '' for always. */
  from: string;
  standard: TaxPercent;
  reduced: TaxPercent;
  /** Class of children’s clothing there; null if as any other. */
  boysTaxClass: TaxClass | null;
};

export type TaxPlace = { country: string; postcode?: string };

/** Place of supply, whose tax applies: the shop for a collection, else the destination. */
export const suppliedAt = <To extends TaxPlace | undefined>(
  to: To,
  delivery: { isCollection?: boolean } | null | undefined,
): To | TaxPlace => (delivery?.isCollection ? { country: shopFormat().country } : to);

const MAX_DECIMALS = 3;

export const isTaxPercent = (value: unknown): value is TaxPercent =>
  typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(MAX_DECIMALS)) === value;

const plain = (postcode: string): string => postcode.toUpperCase().replace(/[\s-]/g, '');

/** Ranges of postcode beginnings, from text such as 'BT, 100-149'; undefined if invalid. */
export function parsePostcodes(text: string): { first: string; last: string }[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean);
  const ranges = parts.map((part) => {
    const [, first = '', last = first] = /^([A-Z\d]{1,10})(?:\s*-\s*([A-Z\d]{1,10}))?$/.exec(part) ?? [];
    return { first, last };
  });
  return ranges.every(({ first, last }) => first !== '' && first.length === last.length && first <= last)
    ? ranges
    : undefined;
}

function precision(postcodes: string, postcode: string): number {
  const given = plain(postcode);
  const fits = (parsePostcodes(postcodes) ?? []).filter(({ first, last }) => {
    const beginning = given.slice(0, first.length);
    return beginning.length === first.length && beginning >= first && beginning <= last;
  });
  return Math.max(0, ...fits.map(({ first }) => first.length));
}

export const placeOf = ({ country, postcodes }: Pick<TaxRate, 'country' | 'postcodes'>): string =>
  `${country} ${(parsePostcodes(postcodes) ?? [])
    .map(({ first, last }) => `${first}-${last}`)
    .sort()
    .join(',')}`;

/** The best-matching region’s, else the country’s, the latest in force; undefined if no tax is due. */
export function rateOn(
  rates: readonly TaxRate[],
  { country, postcode = '' }: TaxPlace,
  day: string,
): TaxRate | undefined {
  const holding = rates.flatMap((rate) => {
    const exactness = rate.postcodes === '' ? 0 : precision(rate.postcodes, postcode) || -1;
    return rate.country === country && rate.from <= day && exactness >= 0 ? [{ rate, exactness }] : [];
  });
  return holding.sort((a, b) => b.exactness - a.exactness || (a.rate.from < b.rate.from ? 1 : -1)).at(0)?.rate;
}

export function percentOf(rate: TaxRate | undefined, product: ProductTax, size: string | undefined): TaxPercent {
  if (!rate) return 0;
  const taxClass = taxClassOf(product, size, rate.boysTaxClass);
  return taxClass === 'zero' ? 0 : rate[taxClass];
}
