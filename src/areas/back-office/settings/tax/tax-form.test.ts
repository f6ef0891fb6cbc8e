import { expect, it } from 'vitest';
import { NO_TAXES, taxSettingsInput, UK_RATES } from '@/domain/taxes/tax-settings';
import { newRate, taxCodec, taxForm, type TaxFormValues } from './tax-form';

const stored = taxSettingsInput.parse({
  ...NO_TAXES,
  isCharged: true,
  ...{ homeRate: 0.7905, homeRateOn: '2026-11-20' },
  reverseChargeCountries: ['DE', 'FR'],
  rates: [...UK_RATES, { ...UK_RATES[0]!, from: '2027-01-01', standard: 21.125 }],
});
const typed = taxCodec.toForm(stored);

const problems = (values: TaxFormValues) =>
  Object.fromEntries(
    (taxForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const rateWith = (more: object) => ({ ...typed, rates: [{ ...typed.rates[0]!, ...more }] });

it('stores what it shows', () => {
  expect(problems(typed)).toEqual({});
  expect(taxCodec.fromForm(typed)).toEqual(stored);
});

it('takes rates with a comma', () => {
  expect(taxCodec.fromForm(rateWith({ standard: '8,875' })).rates[0]?.standard).toBe(8.875);
});

it.each([
  ['a rate that is none', rateWith({ standard: 'twenty' }), 'rates.0.standard'],
  ['more than everything', rateWith({ reduced: '101' }), 'rates.0.reduced'],
  ['a country that is none', rateWith({ country: '' }), 'rates.0.country'],
  ['a region without postcodes', rateWith({ region: 'Canary Islands' }), 'rates.0.postcodes'],
  ['a day that is none', rateWith({ from: '2027-02-30' }), 'rates.0.from'],
  ['one place twice', { ...typed, rates: [typed.rates[0]!, typed.rates[0]!] }, 'rates.1.from'],
  ['a tax without a name', { ...typed, taxName: ' ' }, 'taxName'],
  ['a tax without rates', { ...typed, rates: [] }, 'rates'],
  ['an exchange rate that is none', { ...typed, homeRate: '0' }, 'homeRate'],
  ['no exchange rate where invoices need one', { ...typed, homeRate: '', homeRateOn: '' }, 'homeRate'],
  ['an exchange rate without its day', { ...typed, homeRateOn: '' }, 'homeRateOn'],
  ['an empty rate', { ...typed, rates: [newRate('GB')] }, 'rates.0.standard'],
])('refuses %s at its field', (_what, values, field) => {
  expect(Object.keys(problems(values))).toContain(field);
});

it('needs no rates while no tax is charged', () => {
  expect(problems({ ...typed, isCharged: false, rates: [] })).toEqual({});
});
