import { expect, it } from 'vitest';
import type { OrderTaxes } from './order-taxes';
import { taxRows, totalNote, totalTexts } from './tax-text';

const vat: OrderTaxes = {
  treatment: 'charged',
  rounding: 'line',
  pricesIncludeTax: true,
  name: 'VAT',
  vatNumber: null,
  netAmount: 112.5,
  taxAmount: 22.5,
  reliefAmount: 0,
  taxLines: [{ rate: 20, net: 112.5, tax: 22.5 }],
};

it('says under the total what it includes', () => {
  expect(taxRows(vat)).toEqual([]);
  expect(totalNote(vat)).toBe('Includes VAT $22.50');
  expect(totalTexts({ totalAmount: 135, taxes: vat })).toEqual({
    above: [],
    total: 'Total: $135.00',
    below: ['Includes VAT $22.50'],
  });
});

it('names each rate where there are several', () => {
  const taxLines = [
    { rate: 20, net: 40, tax: 8 },
    { rate: 0, net: 24, tax: 0 },
  ];
  expect(totalNote({ ...vat, netAmount: 64, taxAmount: 8, taxLines })).toBe(
    'Includes VAT $8.00: 20% on $40.00, 0% on $24.00',
  );
});

it('says nothing of tax where all goods are zero-rated', () => {
  const taxLines = [{ rate: 0, net: 24, tax: 0 }];
  expect(totalNote({ ...vat, netAmount: 24, taxAmount: 0, taxLines })).toBeUndefined();
});

it('adds net and tax above the total where prices come without', () => {
  const taxes = { ...vat, pricesIncludeTax: false };
  expect(taxRows(taxes).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Net $112.50',
    'VAT 20% on $112.50 $22.50',
  ]);
  expect(totalNote(taxes)).toBeUndefined();
});

it('takes off the tax that a business abroad does not pay, and says why', () => {
  const none = { netAmount: 112.5, taxAmount: 0, taxLines: [{ rate: 0, net: 112.5, tax: 0 }] };
  const taxes: OrderTaxes = {
    ...vat,
    ...none,
    treatment: 'reverse-charge',
    reliefAmount: 22.5,
    vatNumber: 'DE136695976',
  };
  expect(taxRows(taxes)).toEqual([{ key: 'relief', label: 'VAT not charged', value: '−$22.50' }]);
  expect(totalNote(taxes)).toBe('Reverse charge: the customer accounts for the VAT. VAT number DE136695976.');
});

it('says nothing where the shop charges none', () => {
  expect([taxRows(null), totalNote(null)]).toEqual([[], undefined]);
});
