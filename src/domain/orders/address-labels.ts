/** What the fields of an address are called in a country. */

/** Countries that have no postcodes. */
const WITHOUT_POSTCODES = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW NR
   NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
);

/** @param country ISO 3166-1 alpha-2. */
export const usesPostcode = (country: string): boolean => !WITHOUT_POSTCODES.has(country);

const LABELS: Record<string, string> = {
  ...{ US: 'ZIP code', PR: 'ZIP code', GU: 'ZIP code', PH: 'ZIP code' },
  ...{ IE: 'Eircode', CA: 'Postal code', IN: 'PIN code', BR: 'CEP' },
};

/** 'Postcode', or what that is called there. */
export const postcodeLabel = (country: string): string => LABELS[country] ?? 'Postcode';
