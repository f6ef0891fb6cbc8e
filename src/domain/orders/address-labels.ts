const WITHOUT_POSTCODES = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW NR
   NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
);

export const usesPostcode = (country: string): boolean => !WITHOUT_POSTCODES.has(country);

const LABELS: Record<string, string> = {
  ...{ US: 'ZIP code', PR: 'ZIP code', GU: 'ZIP code', PH: 'ZIP code' },
  ...{ IE: 'Eircode', CA: 'Postal code', IN: 'PIN code', BR: 'CEP' },
};

export const MAX_REGION = 100;

/** Region labels, by country, as in libaddressinput. */
const REGIONS: Record<string, string> = {
  ...{ AU: 'State', BR: 'State', IN: 'State', MX: 'State', MY: 'State', US: 'State', VE: 'State' },
  ...{ AR: 'Province', CA: 'Province', CN: 'Province', ES: 'Province', ID: 'Province', IT: 'Province' },
  ...{ KR: 'Province', PH: 'Province', TH: 'Province', TR: 'Province', VN: 'Province' },
  ...{ AE: 'Emirate', CL: 'Region', CO: 'Department', IE: 'County', JP: 'Prefecture', TW: 'County', UA: 'Oblast' },
};

export const regionLabel = (country: string): string | undefined => REGIONS[country];

/** A label within a sentence: 'postcode', but 'ZIP code'. */
export const inSentence = (label: string): string =>
  /^(?:ZIP|PIN|CEP|Eircode)/.test(label) ? label : label.toLowerCase();

export const postcodeLabel = (country: string): string => LABELS[country] ?? 'Postcode';
