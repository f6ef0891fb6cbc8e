import { COUNTRY_CODES } from './countries';
import { shopFormat } from './shop-format';
import { onFirstUse } from './on-first-use';

export type Country = { code: string; name: string };

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** Returns the code itself if it names no country. */
export const countryName = (code: string): string => (/^[a-z]{2}$/i.test(code) ? names().of(code) : undefined) ?? code;

const SHORT_NAMES: Record<string, string> = { GB: 'UK', US: 'US' };
const WITH_ARTICLE = new Set('AE BS CD CF CG CK DO FK FO GB GM IM KM KY MH MP MV NL PH SB TC US VA VG VI'.split(' '));

/** 'the UK', 'Ireland': within a sentence. */
export function countryInText(code: string): string {
  const name = SHORT_NAMES[code] ?? countryName(code);
  return WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

export function countriesByName(first = shopFormat().country): Country[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || a.name.localeCompare(b.name, 'en'),
  );
}
