import { shopFormat } from '../text/shop-format';
import type { DeliveryRules, DeliveryZone } from './delivery-rules';

export type Destination = {
  country: string;
  /** As typed; while unknown, zones limited to postcodes are skipped. */
  postcode?: string;
};

type Zones = Pick<DeliveryRules, 'zones'>;

const compact = (postcode: string): string => postcode.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Best match of postcodes, else the zone of the whole country, else the one for all other countries. */
export function zoneOf({ zones }: Zones, { country, postcode }: Destination): DeliveryZone | undefined {
  const named = zones.filter(({ countries }) => countries.includes(country));
  if (named.length === 0) return zones.find(({ countries }) => countries.length === 0);
  const fits = named.map((zone) => ({ zone, fit: bestFit(zone.postcodes, { country, postcode }) }));
  const [best] = fits.filter(({ fit }) => fit > 0).sort((a, b) => b.fit - a.fit);
  return (best ?? fits.find(({ zone }) => zone.postcodes.length === 0))?.zone;
}

function bestFit(patterns: readonly string[], { country, postcode }: Destination): number {
  const code = compact(postcode ?? '');
  if (code === '') return 0;
  return Math.max(0, ...patterns.map((pattern) => (matches(pattern, code, country) ? compact(pattern).length : 0)));
}

/**
 * Letters form an area (B is not BT). In the UK letters and digits form a district (M1 is not M11, nor is PA20 the
 * PA2 0 of PA2 0AA), unless a space shows that more follows.
 */
function matches(pattern: string, code: string, country: string): boolean {
  const [from = '', to] = pattern.split('-').map(compact);
  if (to !== undefined) return liesBetween(from, to, outwardOf(code, country));
  if (/^\p{L}+$/u.test(from)) return /^\p{L}*/u.exec(code)?.[0] === from;
  if (country !== 'GB') return code.startsWith(from);
  const [district = ''] = pattern.trim().split(' ');
  if (compact(district) !== from) return compact(district) === outwardOf(code, country) && code.startsWith(from);
  return from === outwardOf(code, country) || from === code;
}

/** 'IV40' of 'IV408AA': a British postcode ends with three characters of its own. */
const outwardOf = (code: string, country: string): string =>
  country === 'GB' && code.length > 4 ? code.slice(0, -3) : code;

/** Equal letters, and a number in between; longer numbers compare by their first digits, shorter ones never match. */
function liesBetween(from: string, to: string, code: string): boolean {
  const [low, high, given] = [from, to, code].map((text) => /^(\p{L}*)(\d+)/u.exec(text));
  if (!low || !high || !given || low[1] !== given[1] || low[1] !== high[1]) return false;
  const [lowest = '', highest = '', digits = ''] = [low[2], high[2], given[2]];
  const compared = low[1] === '' ? digits.slice(0, highest.length) : digits;
  if (low[1] === '' && compared.length < highest.length) return false;
  return Number(lowest) <= Number(compared) && Number(compared) <= Number(highest);
}

export function isPostcodePattern(text: string): boolean {
  const [from = '', to, more] = text.split('-').map(compact);
  if (more !== undefined || from === '') return false;
  if (to === undefined) return /^[\p{L}\p{N}]{1,10}$/u.test(from);
  const [low, high] = [from, to].map((part) => /^(\p{L}{0,4})(\d{1,8})$/u.exec(part));
  return Boolean(low && high && low[1] === high[1] && Number(low[2]) <= Number(high[2]));
}

export const deliversTo = (rules: Zones, country: string): boolean =>
  rules.zones.length === 0 || zonesOf(rules, country).some(({ methods }) => methods.length > 0);

function zonesOf({ zones }: Zones, country: string): DeliveryZone[] {
  const named = zones.filter(({ countries }) => countries.includes(country));
  return named.length > 0 ? named : zones.filter(({ countries }) => countries.length === 0);
}

/** Default country before an address is known: the shop’s own, else the first with delivery. */
export function usualCountry(rules: Zones): string {
  const { country } = shopFormat();
  if (deliversTo(rules, country)) return country;
  return (
    rules.zones.find(({ methods, countries }) => methods.length > 0 && countries.length > 0)?.countries[0] ?? country
  );
}
