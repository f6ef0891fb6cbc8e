import { isDay } from '../text/days';
import { z } from 'zod';
import { COUNTRY_CODES } from '../text/countries';
import { isHomeRate } from '../money/home-currency';
import { cleanLine } from '../text/text';
import { TAX_CLASSES } from './tax-classes';
import { isTaxPercent, parsePostcodes, placeOf, type TaxPlace, type TaxRate } from './tax-rates';
import type { TaxRounding, TaxTreatment } from './calculate-taxes';
import { parseVatNumber } from './vat-number';

export type TaxSettings = {
  /** If false, tax is mentioned nowhere. */
  isCharged: boolean;
  /** True if prices, also of delivery, include tax. */
  pricesIncludeTax: boolean;
  rounding: TaxRounding;
  taxName: string;
  /** Country of the shop, ISO 3166-1 alpha-2: the default destination of a cart. */
  homeCountry: string;
  reverseChargeCountries: readonly string[];
  rates: readonly TaxRate[];
};

/** Name of the tax excluded from prices; '' if included or not charged. */
export const excludedTaxOf = ({
  isCharged,
  pricesIncludeTax,
  taxName,
}: Pick<TaxSettings, 'isCharged' | 'pricesIncludeTax' | 'taxName'>): string =>
  isCharged && !pricesIncludeTax ? taxName : '';

export const MAX_TAX_RATES = 400;
export const MAX_TAX_NAME = 20;
const MAX_REGION = 60;
const MAX_POSTCODES = 300;

export const NO_TAXES: TaxSettings = {
  isCharged: false,
  pricesIncludeTax: true,
  rounding: 'line',
  taxName: 'VAT',
  homeCountry: 'GB',
  reverseChargeCountries: [],
  rates: [],
};

/** Default UK rates. For VAT the Isle of Man is included; Jersey and Guernsey are not. */
export const UK_RATES: readonly TaxRate[] = ['GB', 'IM'].map((code) => ({
  ...{ country: code, region: '', postcodes: '', from: '' },
  ...{ standard: 20, reduced: 5, boysTaxClass: 'zero' },
}));

const country = z
  .string('Choose a country.')
  .refine((code) => COUNTRY_CODES.includes(code), 'Use a two-letter country code, such as GB.');

const percent = z
  .number('Enter a rate in per cent.')
  .refine(isTaxPercent, 'Enter 0 to 100 per cent, with at most three decimals.');

const orEmpty = (text: z.ZodString) => text.nullish().transform((given) => given ?? '');

const taxRateInput = z
  .object({
    country,
    region: orEmpty(z.string().overwrite(cleanLine).max(MAX_REGION, `Use at most ${MAX_REGION} characters.`)),
    postcodes: orEmpty(
      z
        .string()
        .overwrite((text) => cleanLine(text).toUpperCase())
        .max(MAX_POSTCODES, `Use at most ${MAX_POSTCODES} characters.`)
        .refine(
          (text) => parsePostcodes(text),
          'Enter the first characters of its postcodes, such as BT or 35, 38 or 100-149.',
        ),
    ),
    from: orEmpty(z.string().refine((day) => day === '' || isDay(day), 'Enter a day, or nothing.')),
    standard: percent,
    reduced: percent,
    boysTaxClass: z
      .enum(TAX_CLASSES)
      .nullish()
      .transform((given) => given ?? null),
  })
  .refine(({ region, postcodes }) => (region === '') === (postcodes === ''), {
    path: ['postcodes'],
    error: 'A region has a name and postcodes; a whole country has neither.',
  });

/** Rate of the shop’s currency in that of its country, with its first day; both or neither. */
const homeRate = {
  homeRate: z
    .number('Enter a rate of exchange.')
    .refine(isHomeRate, 'Enter a rate above 0, with at most six decimals.')
    .nullish()
    .transform((given) => given ?? null),
  homeRateOn: orEmpty(z.string().refine((day) => day === '' || isDay(day), 'Enter a day.')),
};

export const taxSettingsInput = z.object({
  ...homeRate,
  isCharged: z.boolean(),
  pricesIncludeTax: z.boolean(),
  rounding: z.enum(['line', 'order']),
  taxName: z
    .string()
    .overwrite(cleanLine)
    .min(1, 'Enter the name of the tax.')
    .max(MAX_TAX_NAME, `Use at most ${MAX_TAX_NAME} characters.`),
  reverseChargeCountries: z
    .array(country)
    .max(COUNTRY_CODES.length)
    .transform((codes) => [...new Set(codes)].sort()),
  rates: z
    .array(taxRateInput)
    .max(MAX_TAX_RATES, `There can be at most ${MAX_TAX_RATES} rates.`)
    .superRefine((rates, ctx) => {
      const seen = new Set<string>();
      for (const [index, rate] of rates.entries()) {
        const key = `${placeOf(rate)} ${rate.from}`;
        if (seen.has(key)) {
          const message = 'There is a rate for this place from this day already.';
          ctx.addIssue({ code: 'custom', path: [index, 'from'], message });
        }
        seen.add(key);
      }
    }),
});

export type TaxBuyer = {
  /** As typed or stored. */
  vatNumber?: string | null;
  /** Exempt by staff, as some charities and authorities. */
  isTaxExempt?: boolean | null;
};

/** Not taxed: the exempt, and businesses of a listed country whose VAT number is of the destination’s country. */
export function treatmentOf(
  { homeCountry, reverseChargeCountries }: Pick<TaxSettings, 'homeCountry' | 'reverseChargeCountries'>,
  { vatNumber, isTaxExempt }: TaxBuyer,
  { country: to }: TaxPlace,
): TaxTreatment {
  if (isTaxExempt) return 'exempt';
  const given = vatNumber ? parseVatNumber(vatNumber) : undefined;
  const isAbroad = to !== homeCountry && reverseChargeCountries.includes(to);
  return isAbroad && given?.country === to ? 'reverse-charge' : 'charged';
}
