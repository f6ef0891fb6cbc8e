import { reasonInput } from '@/domain/invoices/payments';
import { creditNoteInput } from '@/domain/invoices/received-money';
import { orderPaymentInput } from '@/domain/vouchers/voucher-input';
import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { moveInput } from './payment-endpoints';

const overpayment = 'More than is open is 422 `overpayment`, with the amount `over`, unless this is true.';

const recording: RouteEntry = {
  by: 'staff',
  summary: 'Record a payment',
  description:
    'The customer is emailed a receipt. A gift voucher pays what it holds, at most what is open, or is refused at `voucherCode`.',
  body: orderPaymentInput,
  fields: {
    receivedOn: 'A day of the shop, from the order’s to today.',
    reference: 'As on the bank statement.',
    allowOverpayment: overpayment,
    voucherCode: 'As typed: spaces, dashes and lower case do not matter.',
    expectedAmount: 'What the voucher is known to pay; any other amount is refused.',
  },
};
const voiding: RouteEntry = {
  by: 'staff',
  summary: 'Void a payment',
  description:
    'It stays, and no longer counts: no credit note, no email. A gift voucher has its money back; payments by card are refunded instead.',
  body: reasonInput,
};
const moving: RouteEntry = {
  by: 'staff',
  summary: 'Move a payment to another order',
  description: 'Voids it, and records it there. Answers the new payment.',
  body: moveInput,
  fields: { to: 'Another order of either kind.', allowOverpayment: overpayment },
};

const crediting: RouteEntry = {
  by: 'staff',
  summary: 'Issue a credit note',
  description:
    'Credits goods, whether paid or not, each row at its own tax rate. Never more than was invoiced, less what was credited: 422 with `fieldErrors` such as `lines.0.quantity`.',
  body: creditNoteInput,
  fields: {
    lines:
      'By id of the order line (`orderItems[].id`; of a team order `{item}:{size}`). Amounts are at the order’s prices, by default the share of these pieces.',
    reason: 'Printed; `note` is for staff.',
    refund: 'Pays out all or a part of it now: to the `card`, or by `hand`.',
  },
};

const writingOff: RouteEntry = {
  by: 'staff',
  summary: 'Write off what is open',
  description:
    'Bad debt: no payment, no credit note, no email. Reminders stop, and `paymentStatus` is `written_off`. Payments that still come in lower the loss.',
  body: reasonInput,
};
const undoing: RouteEntry = {
  by: 'staff',
  summary: 'Undo a write-off',
  description: 'What is open is owed again.',
  body: reasonInput,
};

export const paymentReference: RouteGroup = {
  name: 'Recording payments',
  heading: 'Orders and customers',
  description: 'For staff who may change orders. Payments are read as any record: `GET /api/order-payments`.',
  routes: {
    'POST /api/orders/{id}/payments': recording,
    'POST /api/orders/{id}/payments/{payment}/void': voiding,
    'POST /api/orders/{id}/payments/{payment}/move': moving,
    'POST /api/orders/{id}/credit-notes': crediting,
    'POST /api/team-orders/{id}/credit-notes': crediting,
    'POST /api/orders/{id}/write-offs': writingOff,
    'POST /api/orders/{id}/write-offs/undo': undoing,
    'POST /api/team-orders/{id}/write-offs': writingOff,
    'POST /api/team-orders/{id}/write-offs/undo': undoing,
    'POST /api/team-orders/{id}/payments': recording,
    'POST /api/team-orders/{id}/payments/{payment}/void': voiding,
    'POST /api/team-orders/{id}/payments/{payment}/move': moving,
  },
};
