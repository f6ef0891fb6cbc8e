import { NO_CREDIT } from '../orders/order-credit';
import { expect, it } from 'vitest';
import { paymentThanks } from './payment-thanks';

const order = {
  ...{ orderNumber: 'ORD-1', currency: 'USD', status: 'pending' as const },
  ...{ totalAmount: 50, paidAmount: 50, refundedAmount: 0, depositPercent: 0, ...NO_CREDIT },
};

it('says what came in and how, and what is left', () => {
  const card = { cents: 1500, way: 'card' as const };
  const thanks = 'Thank you: $15.00 for order ORD-1 has been paid by card.';
  expect(paymentThanks(order, card)).toBe(`${thanks} Nothing is left to pay.`);
  expect(paymentThanks({ ...order, paidAmount: 15 }, card)).toBe(`${thanks} $35.00 is still to be paid.`);
  expect(paymentThanks({ ...order, paidAmount: 15, depositPercent: 30 }, card)).toBe(
    `${thanks} The deposit is paid. Due before despatch: $35.00.`,
  );
  expect(paymentThanks({ ...order, paidAmount: 20 }, { cents: 2000, way: 'transfer' })).toBe(
    'Thank you: $20.00 for order ORD-1 has arrived. $30.00 is still to be paid.',
  );
  expect(paymentThanks({ ...order, paidAmount: 20 }, { cents: 2000, way: 'voucher' })).toBe(
    'Thank you: $20.00 for order ORD-1 has been paid by gift voucher. $30.00 is still to be paid.',
  );
});
