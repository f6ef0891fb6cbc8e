import { expect, it } from 'vitest';
import { hasMade } from '@/domain/orders/fulfilment';
import { redactOrder } from './redact-order';
import type { PlacedOrder } from './data/placed-order';

const order = (line: Partial<PlacedOrder['items'][number]>) =>
  redactOrder({ items: [{ productName: 'Shirt', quantity: 1, ...line }], taxes: null } as unknown as PlacedOrder);

it('names nobody, and still waits for the proof of what is printed', () => {
  const printed = order({ players: [{ name: 'HUDSON', number: '7' }] });
  expect(JSON.stringify(printed)).not.toContain('HUDSON');
  expect(hasMade(printed.items)).toBe(true);
  expect(hasMade(order({}).items)).toBe(false);
  expect(hasMade(order({ players: [] }).items)).toBe(false);
});
