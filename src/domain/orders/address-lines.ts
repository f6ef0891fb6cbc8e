import { countryName } from '../text/country-name';

export type Address = { line1: string; line2?: string | null; city: string; postcode: string; country: string };

/** An address as a label has it, line by line; without the second line where it has none. */
export const addressLines = ({ line1, line2, city, postcode, country }: Address): string[] =>
  [line1, line2, `${city} ${postcode}`.trim(), countryName(country)].flatMap((line) => line || []);
