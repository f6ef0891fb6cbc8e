import { countryName } from '../text/country-name';
import { REMOVED } from './deleted-customer';

export type Address = {
  line1: string;
  line2?: string | null;
  city: string;
  region?: string | null;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** Lines of an address label: 'Austin, Texas 78701'. A removed address keeps only its country. */
export const addressLines = ({ line1, line2, city, region, postcode, country }: Address): string[] => {
  if (line1 === REMOVED && postcode === REMOVED) return [REMOVED, countryName(country)];
  const place = [city, region].filter(Boolean).join(', ');
  return [line1, line2, `${place} ${postcode}`.trim(), countryName(country)].flatMap((line) => line || []);
};
