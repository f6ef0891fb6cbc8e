import { expect, it } from 'vitest';
import { itemsText } from './order-counts';

it('tells items from pieces', () => {
  expect(itemsText(1, 1)).toBe('1 item · 1 piece');
  expect(itemsText(2, 12)).toBe('2 items · 12 pieces');
});
