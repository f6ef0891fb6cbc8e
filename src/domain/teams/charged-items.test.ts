import { NO_CREDIT } from '../orders/order-credit';
import { expect, it } from 'vitest';
import { chargesOf } from '../invoices/order-charges';
import { chargedItems } from './charged-items';
import type { TeamOrderItem } from './team-order';

const dress: TeamOrderItem = {
  ...{ productId: 'p', productName: 'Match dress', sku: 'D-12', color: 'Red', customized: false, players: [] },
  ...{ quantities: { L: 1, S: 2, M: 0 }, unitPrice: 20, sizePrices: { L: 25 } },
  ...{ totalQuantity: 3, totalPrice: 65, taxRates: { S: 0, L: 20 } },
};

it('charges a team’s lines size by size, each at its price and rate, and what they come to', () => {
  const items = chargedItems({ items: [dress] });
  expect(items).toMatchObject([
    { productName: 'Match dress', color: 'Red', quantity: 2, unitPrice: 20, totalPrice: 40, tax: { rate: 0 } },
    { productName: 'Match dress', color: 'Red', quantity: 1, unitPrice: 25, totalPrice: 25, tax: { rate: 20 } },
  ]);
  const discounts = [{ productName: 'Match dress', color: 'Red', quantity: 3, percentOff: 10, amount: 6.5 }];
  const sums = { totalAmount: 58.5, shippingAmount: 0, paidAmount: 0, refundedAmount: 0, ...NO_CREDIT };
  const { rows, total } = chargesOf({ currency: 'GBP', status: 'approved', items, discounts, ...sums });
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
});

it('names the kit instead of the colour, no size for what has none, and no rate where there is no tax', () => {
  const { taxRates: _, sizePrices: __, ...bag } = dress;
  const kit = { hash: 'h', name: 'Home', garment: 'netball-dress' } as const;
  expect(chargedItems({ items: [{ ...bag, kit, quantities: { ONE: 4 } }] })).toMatchObject([
    { color: 'kit “Home”', sizeLabel: null, quantity: 4, totalPrice: 80, tax: null },
  ]);
});
