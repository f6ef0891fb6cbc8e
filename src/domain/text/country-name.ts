import { COUNTRY_CODES } from './countries';
import { shopFormat } from './shop-format';
import { onFirstUse } from './on-first-use';

export type Country = { code: string; name: string };

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** 'United Kingdom' for GB. */
export const countryName = (code: string): string => names().of(code) ?? code;

/** All countries by name, the shop’s own first. */
export function countriesByName(first = shopFormat().country): Country[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || a.name.localeCompare(b.name, 'en'),
  );
}
