import { NO_CREDIT } from '../orders/order-credit';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/rounds';
import type { ChargeRow } from './charges';
import { chargesOf, type ChargedOrder } from './order-charges';
import { netRows } from './net-rows';

const row = (change: Partial<ChargeRow>): ChargeRow => ({
  ...{ kind: 'line', name: 'Shirt, Red', sku: 'S', size: 'Medium', quantity: 1, unitCents: 0, taxRate: 0, cents: 0 },
  ...change,
});
const line = (unitCents: number, quantity: number, reliefRate = 20) =>
  row({ unitCents, quantity, cents: unitCents * quantity, reliefRate });
const plain = (kind: ChargeRow['kind'], name: string, cents: number) =>
  row({ kind, name, quantity: 0, unitCents: null, taxRate: null, cents });
const relief = (cents: number) => plain('relief', 'VAT not charged', -cents);
const sumOf = (rows: readonly ChargeRow[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

describe('rows without a tax that is not charged', () => {
  it('stand at their prices without it, and the row that takes it off is gone', () => {
    const rows = netRows([line(2400, 2), line(1200, 1, 0), plain('delivery', 'Delivery', 600), relief(880)]);
    expect(rows?.map(({ unitCents, cents }) => [unitCents, cents])).toEqual([
      [2000, 4000],
      [1200, 1200],
      [null, 520],
    ]);
  });

  it('take a discount at the rate of its design', () => {
    const rows = [line(1200, 10, 0), row({ name: 'Cap', unitCents: 600, quantity: 10, cents: 6000, reliefRate: 20 })];
    const discount = plain('discount', '5% off 10 × Cap', -300);
    expect(netRows([...rows, discount, relief(950)])?.at(-1)).toMatchObject({ cents: -250 });
  });

  it('are none where nothing is taken off, or the rates do not explain what is', () => {
    expect(netRows([line(2400, 2)])).toBeUndefined();
    expect(netRows([{ ...line(2400, 2), reliefRate: undefined }, relief(800)])).toBeUndefined();
    expect(netRows([line(2400, 2), relief(100)])).toBeUndefined();
    expect(netRows([relief(1)])).toBeUndefined();
  });

  it('add up to the same sum, none a cent from its own part where prices are rounded once', () => {
    for (let round = 0; round < rounds(5000); round += 1) {
      const of = (max: number) => Math.floor(Math.random() * max);
      const lines = Array.from({ length: 1 + of(30) }, () =>
        line(1 + of(20_000), 1 + of(40), [0, 5, 20, 8.875][of(4)]),
      );
      const exact = lines.reduce(
        (sum, { cents, reliefRate = 0 }) => sum + (cents * reliefRate) / (100 + reliefRate),
        0,
      );
      const rows = [...lines, relief(Math.round(exact))];
      const net = netRows(rows);
      if (Math.round(exact) === 0) {
        expect(net).toBeUndefined();
        continue;
      }
      expect(sumOf(net!)).toBe(sumOf(rows));
      for (const [index, { cents, reliefRate = 0 }] of lines.entries())
        expect(Math.abs(net![index]!.cents - (cents * 100) / (100 + reliefRate))).toBeLessThan(1.6);
    }
  });

  it('come from the charges of an order of either kind', () => {
    const order: ChargedOrder = {
      ...{
        currency: 'USD',
        status: 'pending',
        shippingAmount: 0,
        paidAmount: 0,
        refundedAmount: 0,
        discounts: [],
        ...NO_CREDIT,
      },
      ...{ totalAmount: 40, taxes: taxes('reverse-charge', 8) },
      items: [{ ...shirt, tax: { rate: 0, reliefRate: 20 } }],
    };
    expect(netRows(chargesOf(order).rows)).toMatchObject([{ unitCents: 2000, cents: 4000 }]);
    const team = { ...order, items: [{ ...shirt, tax: { rate: 20 } }] };
    expect(netRows(chargesOf(team).rows)).toMatchObject([{ unitCents: 2000, cents: 4000 }]);
    const charged = { ...order, totalAmount: 48, taxes: taxes('charged', 0) };
    expect(chargesOf(charged).rows[0]).not.toHaveProperty('reliefRate');
  });
});

const shirt = { productName: 'Shirt', sku: 'S', quantity: 2, unitPrice: 24, totalPrice: 48 };
const taxes = (treatment: 'charged' | 'reverse-charge', reliefAmount: number) => ({
  ...{ name: 'VAT', pricesIncludeTax: true, treatment, reliefAmount, taxLines: [{ rate: 0, net: 40, tax: 0 }] },
});
