import { describe, expect, it } from 'vitest';
import { linePrice, quotedTerms, sentTerms, typedTerms } from './team-prices';

const before = { unitPrice: 20, sizePrices: { XXL: 22 }, quantities: { S: 2, XXL: 1 } };
const sizes = [
  { code: 'S' as const, additionalPrice: 0 },
  { code: 'XL' as const, additionalPrice: 1 },
  { code: 'XXL' as const, additionalPrice: 2 },
];
const price = (typed: string) => linePrice({ typed, before, sizes });

describe('a price typed for a line', () => {
  it('is that of all sizes, or takes a part off that of each', () => {
    expect(price('18')).toEqual({ unitPrice: 18 });
    expect(price('-10%')).toEqual({ unitPrice: 18, sizePrices: { XL: 18.9, XXL: 19.8 } });
    expect(price('-5')).toEqual({ unitPrice: 15, sizePrices: { XL: 16, XXL: 17 } });
  });

  it('is sent to be refused if it cannot be read, and never quoted', () => {
    const first = typedTerms({});
    const typed = { ...first, linePrices: { a: { typed: 'a lot', before, sizes }, b: { typed: ' ', before, sizes } } };
    expect(sentTerms(typed, first).linePrices).toEqual({ a: { unitPrice: Number.NaN } });
    expect(quotedTerms(typed, first)).toEqual({});
  });
});

it('keeps what the order has unless it is changed', () => {
  const custom = { description: 'Set-up fee', taxClass: 'zero' as const, isService: true };
  const edited = {
    ...{ customLines: [{ id: 'fee', quantity: 2, unitPrice: 30, custom }], agreedDelivery: 4 },
    discount: { kind: 'percentage' as const, value: 10, name: 'Loyalty' },
    ...{
      orderNumber: 'ORD-1',
      revision: 1,
      totalAmount: 1,
      paidAmount: 0,
      isDeliveryAlone: false,
      billing: {} as never,
    },
  };
  const first = typedTerms({ edited });
  expect(sentTerms(first, first)).toEqual({});
  const customLines = first.customLines.map((line) => ({ ...line, quantity: '3' }));
  expect(sentTerms({ ...first, customLines }, first)).toEqual({
    customLines: [{ id: 'fee', quantity: 3, unitPrice: 30, custom }],
  });
  const prices = { ...first.prices, discountKind: '', deliveryAmount: '' };
  expect(quotedTerms({ ...first, prices }, first)).toEqual({ discount: null, deliveryAmount: null });
});
