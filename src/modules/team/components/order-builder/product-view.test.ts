import { expect, it } from 'vitest';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { TeamQuote } from '../../order-builder/quote-draft';
import { quoteChanges } from './product-view';

const items = [
  { key: 'a', product: 'shirt', color: 'Red' },
  { key: 'b', product: 'bag', color: null },
] as DraftItem[];
const products = new Map([
  ['shirt', { name: 'Match Shirt' }],
  ['bag', { name: 'Holdall' }],
]);

const quote = (shirts: number, bags: number | null, shippingAmount: number, taxAmount: number) =>
  ({
    lines: [{ totalPrice: shirts }, bags === null ? null : { totalPrice: bags }],
    designs: [],
    delivery: {
      ...{ shippingAmount, promisedDate: null, methods: [] },
      delivery: { method: 'post', name: 'Post', isCollection: false, days: 3, from: null },
    },
    taxes: { pricesIncludeTax: false, name: 'VAT', taxAmount, reliefAmount: 0 },
    totalAmount: shirts + (bags ?? 0) + shippingAmount + taxAmount,
  }) as unknown as TeamQuote;

it('tells line by line what a team’s order has come to since it was shown', () => {
  const shown = quote(60, 20, 5, 17);
  expect(quoteChanges({ items, products }, shown, quote(70, 20, 5, 19))).toEqual([
    { label: 'Match Shirt, Red', from: '$60.00', to: '$70.00' },
    { label: 'VAT', from: '$17.00', to: '$19.00' },
    { label: 'Total', from: '$102.00', to: '$114.00' },
  ]);
  expect(quoteChanges({ items, products }, shown, quote(60, null, 0, 12))).toEqual([
    { label: 'Delivery, Post', from: '$5.00', to: 'Free' },
    { label: 'VAT', from: '$17.00', to: '$12.00' },
    { label: 'Holdall', from: '$20.00', to: '–' },
    { label: 'Total', from: '$102.00', to: '$72.00' },
  ]);
});
