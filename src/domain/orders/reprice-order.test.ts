import { describe, expect, it } from 'vitest';
import type { OrderTaxes } from '../taxes/order-taxes';
import { repriceOrder, type ChangedGoods } from './reprice-order';

const taxes: OrderTaxes = {
  ...{ name: 'VAT', vatNumber: null, pricesIncludeTax: false, rounding: 'line', treatment: 'charged' },
  ...{
    netAmount: 105,
    taxAmount: 21,
    reliefAmount: 0,
    taxLines: [{ rate: 20, net: 105, tax: 21 }],
  },
};
const stored = { taxes, totalAmount: 126, shippingAmount: 5 };
const goods: ChangedGoods = {
  lines: [
    { design: 'Shirt Red', size: 'M', cents: 6_000, rate: 20 },
    { design: 'Shirt Red', size: 'SB', cents: 4_000, rate: 0 },
    { design: 'Bag ', size: 'ONE', cents: 1_000, rate: 20 },
  ],
  discounts: [{ design: 'Shirt Red', cents: 1_000 }],
  ...{ goodsAmount: 100, isSame: false },
};
const reprice = (change: Partial<Parameters<typeof repriceOrder>[1]> = {}, order: typeof stored | object = {}) =>
  repriceOrder({ ...stored, ...order }, { ...goods, shippingAmount: 5, ...change });

describe('a change to an order', () => {
  it('keeps total and tax where goods and delivery stay', () => {
    expect(reprice({ isSame: true })).toEqual({ ok: true, taxes, totalAmount: 126, isKept: true });
  });

  it('is taxed at the rates of its lines, discounts taken off their design, delivery shared', () => {
    // 54.00 and 10.00 at 20 %, 36.00 at 0 %, of 5.00 delivery 3.20 and 1.80
    expect(reprice()).toMatchObject({
      ...{ totalAmount: 118.44, isKept: false },
      taxes: {
        ...{ netAmount: 105, taxAmount: 13.44 },
        taxLines: [
          { rate: 20, net: 67.2, tax: 13.44 },
          { rate: 0, net: 37.8, tax: 0 },
        ],
      },
    });
  });

  it('is taxed anew where its delivery costs something else, or it moves', () => {
    expect(reprice({ isSame: true, shippingAmount: 0 })).toMatchObject({ totalAmount: 112.8, isKept: false });
    const movedTo = { ...taxes, treatment: 'reverse-charge' as const };
    expect(reprice({ isSame: true, movedTo })).toMatchObject({
      ...{ totalAmount: 105, isKept: false },
      taxes: { treatment: 'reverse-charge', taxAmount: 0 },
    });
  });

  it('stays without tax where it was placed without', () => {
    const order = { taxes: null };
    expect(reprice({ shippingAmount: 7 }, order)).toEqual({ ok: true, taxes: null, totalAmount: 107, isKept: false });
    expect(reprice({ shippingAmount: 7, isSame: true }, order)).toMatchObject({ totalAmount: 107, isKept: true });
  });

  it('takes a discount that is of no design, or more than its design costs, off all lines', () => {
    const total = (discount: { design: string; cents: number }) => reprice({ discounts: [discount] });
    expect(total({ design: 'Cap ', cents: 1_100 })).toMatchObject({
      taxes: { netAmount: 104 },
    });
    expect(total({ design: 'Bag ', cents: 1_100 })).toEqual(total({ design: 'Cap ', cents: 1_100 }));
  });

  it.each([
    [
      'a new size without a rate',
      {
        lines: [{ design: 'Cap ', size: 'L', cents: 500, rate: undefined }],
        discounts: [],
      },
      'Give the tax rate of size L of each new item in tax_rates.',
    ],
    [
      'discounts of more than it costs',
      { discounts: [{ design: '', cents: 11_001 }] },
      'The discounts are more than the items cost.',
    ],
  ])('is refused for %s', (_, change, message) => {
    expect(reprice(change)).toEqual({ ok: false, message });
  });
});
