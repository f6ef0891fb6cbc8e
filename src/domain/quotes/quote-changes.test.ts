import { expect, it } from 'vitest';
import { quoteChanges } from './quote-changes';
import type { QuoteContent, QuoteLine, QuoteOption } from './quote-content';

const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ productId: 'p', productName: 'Shirt', sku: 'S', color: 'Red', sizeLabel: 'Medium', quantity: 5 },
  ...{ unitPrice: 20, totalPrice: 100, priceTiers: [], ...more },
});
const option = (name: string, totalAmount: number, ...lines: QuoteLine[]): QuoteOption => ({
  ...{ name, totalAmount, lines, discounts: [], discountAmount: 0, delivery: null, shippingAmount: 0 },
  ...{ taxes: null, totalItems: 5 },
});
const content = (options: QuoteOption[], more: Partial<QuoteContent> = {}): QuoteContent => ({
  ...{ currency: 'USD', depositPercent: 0, expiresOn: '2026-12-24', options, terms: undefined, notes: undefined },
  customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@club.test', phone: undefined },
  shippingAddress: { line1: '1 High Street', line2: undefined, city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  ...more,
});

it('names nothing if nothing has changed', () => {
  const same = content([option('', 100, line())]);
  expect(quoteChanges(same, structuredClone(same))).toEqual([]);
});

it('names lines, prices, total, day, deposit and terms', () => {
  const before = content([option('', 130, line(), line({ productName: 'Cap', sizeLabel: undefined, quantity: 1 }))]);
  const after = content([option('', 90, line({ quantity: 6, unitPrice: 15 }), line({ productName: 'Bag' }))], {
    ...{ expiresOn: '2027-01-31', depositPercent: 30, terms: 'New' },
  });
  expect(quoteChanges(before, after)).toEqual([
    'Shirt, Red, Medium: 5 → 6',
    'Shirt, Red, Medium: $20.00 → $15.00 each',
    'Removed 1 × Cap, Red',
    'Added 5 × Bag, Red, Medium',
    'Total: $130.00 → $90.00',
    'Valid until 31 Jan 2027',
    'Deposit: 0% → 30%',
    'The terms have changed',
  ]);
});

it('tells options apart by name, wherever they are by now', () => {
  const before = content([option('A', 100, line()), option('B', 50, line())]);
  const after = content([option('B', 60, line()), option('C', 70, line())]);
  expect(quoteChanges(before, after)).toEqual(['Removed: A', 'B: Total: $50.00 → $60.00', 'Added: C, $70.00']);
});
