import { reasonInput } from '@/domain/invoices/payments';
import { paymentInput } from '@/domain/invoices/received-money';
import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { moveInput } from './payment-endpoints';

const overpayment = 'More than is open is 422 `overpayment`, with the amount `over`, unless this is true.';

const recording: RouteEntry = {
  by: 'staff',
  summary: 'Record a payment',
  description: 'The customer is emailed a receipt.',
  body: paymentInput,
  fields: {
    receivedOn: 'A day of the shop, from the order’s to today.',
    reference: 'As on the bank statement.',
    allowOverpayment: overpayment,
  },
};
const voiding: RouteEntry = {
  by: 'staff',
  summary: 'Void a payment',
  description: 'It stays, and no longer counts: no credit note, no email. Payments by card are refunded instead.',
  body: reasonInput,
};
const moving: RouteEntry = {
  by: 'staff',
  summary: 'Move a payment to another order',
  description: 'Voids it, and records it there. Answers the new payment.',
  body: moveInput,
  fields: { to: 'Another order of either kind.', allowOverpayment: overpayment },
};

/** Routes of payments. */
export const paymentReference: RouteGroup = {
  name: 'Recording payments',
  heading: 'Orders and customers',
  description: 'For staff who may change orders. Payments are read as any record: `GET /api/order-payments`.',
  routes: {
    'POST /api/orders/{id}/payments': recording,
    'POST /api/orders/{id}/payments/{payment}/void': voiding,
    'POST /api/orders/{id}/payments/{payment}/move': moving,
    'POST /api/team-orders/{id}/payments': recording,
    'POST /api/team-orders/{id}/payments/{payment}/void': voiding,
    'POST /api/team-orders/{id}/payments/{payment}/move': moving,
  },
};
