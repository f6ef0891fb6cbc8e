import { COUNTRY_CODES } from './countries';
import { LOCALE } from '../text/locale';

const names = new Intl.DisplayNames(LOCALE, { type: 'region' });

/** 'United Kingdom' for GB. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** All countries by name, the supplier’s own first. */
export function countriesByName(first = 'GB'): { code: string; name: string }[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || a.name.localeCompare(b.name, 'en'),
  );
}
