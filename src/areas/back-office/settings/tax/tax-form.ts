/** Tax form: one schema for browser and server. Numbers are typed as text. */
import { z } from 'zod';
import { taxSettingsInput } from '@/domain/taxes/tax-settings';
import type { TaxSetting } from '@/payload-types';

const text = z.string().max(500, 'Use fewer characters.');

const rate = z.object({
  country: text,
  region: text,
  postcodes: text,
  from: text,
  standard: text,
  reduced: text,
  /** '' if boys’ sizes are taxed as any other. */
  boysTaxClass: text,
});

const fields = z.object({
  isCharged: z.boolean(),
  taxName: text,
  /** 'yes' or 'no'. */
  pricesIncludeTax: text,
  rounding: text,
  rates: z.array(rate).max(400),
  reverseChargeCountries: z.array(text).max(300),
  /** '' for none. */
  homeRate: text,
  homeRateOn: text,
});

export type TaxFormValues = z.infer<typeof fields>;
type RateValues = TaxFormValues['rates'][number];

const percentOf = (typed: string): number =>
  /^\d{1,3}(?:[.,]\d{1,3})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN;

const rateOf = (typed: string): number =>
  /^\d{1,7}(?:[.,]\d{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN;

const input = (typed: TaxFormValues) => ({
  isCharged: typed.isCharged,
  taxName: typed.taxName,
  pricesIncludeTax: typed.pricesIncludeTax === 'yes',
  rounding: typed.rounding,
  rates: typed.rates.map(({ standard, reduced, boysTaxClass, ...more }) => ({
    ...more,
    standard: percentOf(standard),
    reduced: percentOf(reduced),
    boysTaxClass: boysTaxClass || null,
  })),
  reverseChargeCountries: typed.reverseChargeCountries,
  homeRate: typed.homeRate.trim() === '' ? null : rateOf(typed.homeRate),
  homeRateOn: typed.homeRateOn,
});

/** @throws ZodError on input that the schema refuses. */
export const toTaxes = (typed: TaxFormValues) => taxSettingsInput.parse(input(typed));

export const typedTaxes = (stored: TaxSetting): TaxFormValues => ({
  isCharged: stored.isCharged,
  taxName: stored.taxName,
  pricesIncludeTax: stored.pricesIncludeTax ? 'yes' : 'no',
  rounding: stored.rounding,
  rates: (stored.rates ?? []).map(({ country, region, postcodes, from, standard, reduced, boysTaxClass }) => ({
    ...{ country, region: region ?? '', postcodes: postcodes ?? '', from: from ?? '' },
    ...{ standard: String(standard), reduced: String(reduced), boysTaxClass: boysTaxClass ?? '' },
  })),
  reverseChargeCountries: [...(stored.reverseChargeCountries ?? [])],
  homeRate: stored.homeRate ? String(stored.homeRate) : '',
  homeRateOn: stored.homeRateOn ?? '',
});

export const taxForm = fields.superRefine((typed, ctx) => {
  for (const { path, message } of taxSettingsInput.safeParse(input(typed)).error?.issues ?? [])
    ctx.addIssue({
      code: 'custom',
      path: path[0] === 'reverseChargeCountries' ? path.slice(0, 1) : [...path],
      message,
    });
  if (typed.homeRate.trim() !== '' && typed.homeRateOn === '')
    ctx.addIssue({ code: 'custom', path: ['homeRateOn'], message: 'Enter the day the rate is from.' });
  if (typed.isCharged && typed.rates.length === 0)
    ctx.addIssue({ code: 'custom', path: ['rates'], message: 'Add the rates of at least one country.' });
});

export const newRate = (country: string): RateValues => ({
  ...{ country, region: '', postcodes: '', from: '' },
  ...{ standard: '', reduced: '', boysTaxClass: '' },
});
