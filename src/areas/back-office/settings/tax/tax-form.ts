import { z } from 'zod';
import { homeCurrency } from '@/domain/money/home-currency';
import { TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { taxSettingsInput } from '@/domain/taxes/tax-settings';
import {
  choiceCodec,
  flagCodec,
  listCodec,
  numberCodec,
  recordCodec,
  rowsCodec,
  textCodec,
  wordsCodec,
} from '@/domain/text/field-codecs';

const text = z.string().max(500, 'Use fewer characters.');

const numberOf = (typed: string, pattern: RegExp): number =>
  pattern.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN;
const percentOf = (typed: string) => numberOf(typed, /^\d{1,3}(?:[.,]\d{1,3})?$/);
const rateOf = (typed: string) => numberOf(typed, /^\d{1,7}(?:[.,]\d{1,6})?$/);

const rates = rowsCodec(
  {
    country: textCodec(text),
    region: textCodec(text),
    postcodes: textCodec(text),
    from: textCodec(text),
    standard: numberCodec(text, percentOf),
    reduced: numberCodec(text, percentOf),
    /** '' if boys’ sizes are taxed as any other. */
    boysTaxClass: choiceCodec(z.enum(['', ...TAX_CLASSES])),
  },
  (rows) => rows.max(400),
);

const taxes = recordCodec({
  isCharged: flagCodec,
  taxName: textCodec(text),
  pricesIncludeTax: wordsCodec('yes', 'no'),
  rounding: textCodec(text),
  rates,
  reverseChargeCountries: listCodec(z.array(text).max(300)),
  /** '' for none, as 0 was once stored. */
  homeRate: {
    schema: text,
    toForm: (stored: number | null | undefined) => (stored ? String(stored) : ''),
    fromForm: (typed: string) => (typed.trim() === '' ? null : rateOf(typed)),
  },
  homeRateOn: textCodec(text),
});

export type TaxFormValues = z.infer<typeof taxes.schema>;
type RateValues = TaxFormValues['rates'][number];

export const taxCodec = {
  toForm: taxes.toForm,
  fromForm: (typed: TaxFormValues) => taxSettingsInput.parse(taxes.fromForm(typed)),
};

export const taxForm = taxes.schema.superRefine((typed, ctx) => {
  for (const { path, message } of taxSettingsInput.safeParse(taxes.fromForm(typed)).error?.issues ?? [])
    ctx.addIssue({
      code: 'custom',
      path: path[0] === 'reverseChargeCountries' ? path.slice(0, 1) : [...path],
      message,
    });
  const home = homeCurrency();
  if (typed.isCharged && home && typed.homeRate.trim() === '')
    ctx.addIssue({
      code: 'custom',
      path: ['homeRate'],
      message: `Enter the rate: invoices state their tax in ${home}.`,
    });
  if (typed.homeRate.trim() !== '' && typed.homeRateOn === '')
    ctx.addIssue({ code: 'custom', path: ['homeRateOn'], message: 'Enter the date of the rate.' });
  if (typed.isCharged && typed.rates.length === 0)
    ctx.addIssue({ code: 'custom', path: ['rates'], message: 'Add the rates of at least one country.' });
});

export const newRate = (country: string): RateValues => ({
  ...{ country, region: '', postcodes: '', from: '' },
  ...{ standard: '', reduced: '', boysTaxClass: '' },
});
