import { afterEach, describe, expect, it } from 'vitest';
import { applyShopFormat } from '@/domain/text/shop-format';
import { amountText, sizeText } from './panel-text';

afterEach(() => applyShopFormat({}));

describe('numbers in Payload’s panel', () => {
  it('writes an amount in the shop’s currency, or in that of its order', () => {
    expect(amountText(522.4)).toBe('$522.40');
    expect(amountText(522.4, 'GBP')).toBe('£522.40');
    expect(amountText(-20, null)).toBe('-$20.00');
    applyShopFormat({ currency: 'JPY' });
    expect(amountText(1500)).toBe('¥1,500');
  });

  it('shows an amount that its currency does not have as it is stored', () => {
    expect(amountText(522.405)).toBe('522.405');
  });

  it('writes a size in bytes for people', () => {
    expect(sizeText(483_920)).toBe('473 KB');
  });

  it.each([undefined, null, ''])('is nothing where nothing is stored (%j)', (value) => {
    expect([amountText(value), sizeText(value)]).toEqual(['', '']);
  });
});
