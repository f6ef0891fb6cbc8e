import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { statusEmail } from './status-email';

const fresh = { email: 'ada@shopper.test', awaitsConfirmation: false, before: false, shipments: 0, open: 2 };
const all = (change: Partial<Parameters<typeof statusEmail>[0]>) =>
  ORDER_STATUSES.map((to) => statusEmail({ ...fresh, ...change, to }));

it('tells each status but the first, once', () => {
  expect(all({})).toEqual([undefined, 'order-processing', 'order-shipped', 'order-delivered', 'order-cancelled']);
  expect(all({ before: true })).toEqual(Array(5).fill(undefined));
});

it('leaves to the emails of shipments what they tell', () => {
  expect(all({ shipments: 1 })).toEqual([undefined, undefined, 'order-shipped', 'order-delivered', 'order-cancelled']);
  expect(all({ shipments: 1, open: 0 })[2]).toBeUndefined();
});

it('says nothing of a cancelled order to a mailbox that may know nothing of it, and nothing to nobody', () => {
  expect(all({ awaitsConfirmation: true })[4]).toBeUndefined();
  expect(all({ email: '7@deleted.invalid' })).toEqual(Array(5).fill(undefined));
});
