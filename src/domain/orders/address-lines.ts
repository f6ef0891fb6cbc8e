import { countryName } from '../text/country-name';
import { REMOVED } from './deleted-customer';

export type Address = {
  line1: string;
  line2?: string | null;
  city: string;
  /** State, province or the like. */
  region?: string | null;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** An address as a label has it, line by line, without what it does not have: 'Austin, Texas 78701'. Of one that was removed its country is left. */
export const addressLines = ({ line1, line2, city, region, postcode, country }: Address): string[] => {
  if (line1 === REMOVED && postcode === REMOVED) return [REMOVED, countryName(country)];
  const place = [city, region].filter(Boolean).join(', ');
  return [line1, line2, `${place} ${postcode}`.trim(), countryName(country)].flatMap((line) => line || []);
};
