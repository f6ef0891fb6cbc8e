import { describe, expect, it } from 'vitest';
import { rateOn } from './tax-rates';
import { vatNumberHint } from './tax-text';
import { NO_TAXES, taxSettingsInput, treatmentOf, UK_RATES } from './tax-settings';

const refusals = (of: object) =>
  taxSettingsInput.safeParse({ ...NO_TAXES, rates: UK_RATES, ...of }).error?.issues.map(({ path, message }) => ({
    [path.join('.')]: message,
  }));

describe('taxSettingsInput', () => {
  it('takes the settings that a shop begins with', () => expect(refusals({})).toBeUndefined());

  const [uk] = UK_RATES;
  it.each([
    [{ rates: [uk, { ...uk, standard: 25 }] }, 'rates.1.from'],
    [{ rates: [{ ...uk, standard: 101 }] }, 'rates.0.standard'],
    [{ rates: [{ ...uk, reduced: 5.0001 }] }, 'rates.0.reduced'],
    [{ rates: [{ ...uk, from: '2026-02-30' }] }, 'rates.0.from'],
    [{ rates: [{ ...uk, region: 'Ulster' }] }, 'rates.0.postcodes'],
    [{ rates: [{ ...uk, postcodes: 'BT' }] }, 'rates.0.postcodes'],
    [{ rates: [{ ...uk, region: 'x', postcodes: '2-1' }] }, 'rates.0.postcodes'],
    [{ rates: [{ ...uk, country: 'UK' }] }, 'rates.0.country'],
    [{ rates: Array.from({ length: 401 }, () => uk) }, 'rates'],
    [{ reverseChargeCountries: ['Germany'] }, 'reverseChargeCountries.0'],
    [{ taxName: ' ' }, 'taxName'],
    [{ rounding: 'never' }, 'rounding'],
  ])('refuses %j at %s', (of, path) => expect(Object.keys(refusals(of)?.[0] ?? {})).toEqual([path]));

  it('knows the same postcodes however they are written', () => {
    const region = { ...uk, region: 'x' };
    expect(
      refusals({
        rates: [
          { ...region, postcodes: '35, 38' },
          { ...region, postcodes: '38,35' },
        ],
      }),
    ).toHaveLength(1);
  });
});

describe('treatmentOf', () => {
  const shop = { homeCountry: 'NL', reverseChargeCountries: ['DE', 'FR', 'NL'] };
  const vatNumber = 'DE136695976';

  it.each([
    ['someone abroad without a number pays', {}, 'DE', 'charged'],
    ['a business of a listed country accounts itself', { vatNumber }, 'DE', 'reverse-charge'],
    ['not where the goods go elsewhere', { vatNumber }, 'FR', 'charged'],
    ['not at home', { vatNumber: 'NL004495445B01' }, 'NL', 'charged'],
    ['not by a number that is none', { vatNumber: 'DE136695978' }, 'DE', 'charged'],
    ['not of a country off the list', { vatNumber: 'IT00743110157' }, 'IT', 'charged'],
    ['who is exempt is so everywhere', { isTaxExempt: true }, 'NL', 'exempt'],
  ])('%s', (_name, buyer, country, treatment) => expect(treatmentOf(shop, buyer, { country })).toBe(treatment));
});

it('a VAT number is asked for where tax is charged, with what it does', () => {
  expect(vatNumberHint(NO_TAXES)).toBeUndefined();
  const charged = { ...NO_TAXES, isCharged: true };
  expect(vatNumberHint(charged)).toBe('For businesses.');
  expect(vatNumberHint({ ...charged, taxName: 'GST', reverseChargeCountries: ['DE'] })).toBe(
    'For businesses. Abroad, where you account for the GST yourself, we charge none.',
  );
});

it.each([
  ['GB', 20],
  ['IM', 20],
  ['JE', undefined],
  ['GG', undefined],
])('the United Kingdom’s standard rate in %s is %s', (country, standard) => {
  expect(rateOn(UK_RATES, { country }, '2026-11-26')?.standard).toBe(standard);
});
