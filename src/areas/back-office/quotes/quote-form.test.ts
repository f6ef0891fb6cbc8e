import { describe, expect, it } from 'vitest';
import { emptyValues, NO_PRICES, type FormLine } from '../orders/form/order-form';
import { isFilled, lineErrors, quoteBody, withAgreedPrices, type QuoteStart } from './quote-form';

const line = (more: Partial<FormLine> = {}): FormLine => ({
  ...{ key: 'a', product: 'kit', name: 'Kit', size: 'M', quantity: '2', unitPrice: 20, agreed: '', image: null },
  ...more,
});

const form = (lines: FormLine[], prices: Partial<QuoteStart['prices']> = {}, depositPercent = '40'): QuoteStart => ({
  values: emptyValues(),
  terms: { expiresOn: '2026-12-31', depositPercent, terms: '' },
  prices: { ...NO_PRICES, ...prices },
  options: [{ key: 'first', name: 'Hidden', lines }],
});

describe('quoteBody', () => {
  it('leaves out sizes without a quantity, and sends a wrong one to be refused', () => {
    const { options } = quoteBody(form([line({ quantity: '' }), line({ size: 'L' }), line({ quantity: 'x' })]), true);
    expect(options).toEqual([
      {
        name: '',
        items: [
          { product: 'kit', color: undefined, unitPrice: null, sizes: { L: 2 } },
          { product: 'kit', color: undefined, unitPrice: null, sizes: { M: 0 } },
        ],
      },
    ]);
  });

  it('sends agreed prices, kits, and the players that are left', () => {
    const players = [
      { name: 'ADA', number: '1' },
      { name: 'IDA', number: '2' },
    ];
    const kit = { hash: 'f00', name: 'Lions', garment: 'netball-dress' } as const;
    const { options } = quoteBody(form([line({ agreed: '12.50', kit, players, quantity: '1' })]), true);
    expect(options?.[0]?.items).toEqual([
      {
        ...{ product: 'kit', color: undefined, unitPrice: 12.5, sizes: { M: 1 }, design: 'f00' },
        players: [{ name: 'ADA', number: '1', size: 'M' }],
      },
    ]);
  });

  it('leaves out options that stay, and sends amounts that cannot be read to be refused', () => {
    const body = quoteBody(form([line()], { deliveryAmount: 'cheap' }, ' '), false);
    expect(body).toMatchObject({ deliveryAmount: Number.NaN, depositPercent: null });
    expect(body).not.toHaveProperty('options');
  });
});

it('an error is shown at the line that it is about, whichever lines were sent', () => {
  const lines = withAgreedPrices([line({ quantity: '' }), line({ agreed: undefined })]);
  expect(lines[1]?.agreed).toBe('');
  const errors = { 'options.0.items.0.unitPrice': ['Wrong.'], 'options.1.items': ['None.'], expiresOn: ['Over.'] };
  expect(lineErrors(errors, { place: 0, lines }, isFilled)).toEqual({
    'lines.1.options.0.items.0.unitPrice': ['Wrong.'],
  });
  expect(lineErrors(errors, { place: 1, lines }, isFilled)).toEqual({ lines: ['None.'] });
});
