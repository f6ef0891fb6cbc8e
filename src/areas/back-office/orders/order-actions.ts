'use server';

import { z } from 'zod';
import { creditInCents, creditNoteInput, receivedMoney, typedAmount } from '@/domain/invoices/received-money';
import { reasonInput } from '@/domain/invoices/payments';
import { MAX_PARTS } from '@/domain/invoices/split';
import { ORDER_KINDS, shopOrder, type OrderKind } from '@/domain/orders/order-ref';
import type { AnyStatus } from '@/domain/orders/policies';
import { TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { setDeposit } from '@/modules/payments/set-deposit';
import { idempotencyKey } from '@/domain/orders/checkout-input';
import { newOrderInput, orderEditInput } from '@/domain/orders/order-edit';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { statusReason } from '@/domain/orders/status-input';
import { voucherPayment } from '@/domain/vouchers/voucher-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure } from '@/lib/result';
import { confirmForCustomer } from '@/modules/orders/confirmation/confirm-order';
import { createOrder } from '@/modules/orders/editing/create-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { withPaymentPage } from '@/modules/payments/create-payment-session';
import { issueCreditNote } from '@/modules/payments/issue-credit-note';
import { refundOrder } from '@/modules/payments/refund-order';
import { markPaid } from '@/modules/payments/mark-paid';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { splitPayment } from '@/modules/payments/split-payment';
import { checkVoucher, takeVoucher } from '@/modules/payments/take-voucher';
import { voidPayment } from '@/modules/payments/void-payment';
import { undoWriteOff, writeOff } from '@/modules/payments/write-off';
import { sendReminder, stopReminders } from '@/modules/payments/reminders/send-reminder';
import { returnAll } from '@/modules/returns/request-return';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { ORDERS_PATH } from './filters/order-filters';
import { orderAction, orderChange, staffAction } from '../access/staff-action';

const ofStatus = z.object({
  orderId: z.uuid(),
  reason: statusReason,
  despiteUnpaid: z.boolean().optional(),
  returnSent: z.boolean().optional(),
});
const statusChange = z.discriminatedUnion('kind', [
  ofStatus.extend({ kind: z.literal('shop'), status: z.enum(ORDER_STATUSES), seen: z.enum(ORDER_STATUSES) }),
  ofStatus.extend({ kind: z.literal('team'), status: z.enum(TEAM_ORDER_STATUSES), seen: z.enum(TEAM_ORDER_STATUSES) }),
]);
type StatusChange = Omit<z.input<typeof ofStatus>, 'orderId'> & {
  kind: OrderKind;
  status: AnyStatus;
  seen: AnyStatus;
};

export async function changeOrderStatusAction(orderId: string, change: StatusChange) {
  return staffAction(
    'orders:read',
    ORDERS_PATH,
    statusChange.safeParse({ orderId, ...change }),
    (call) => refreshed(changeStatus(call), 'conflict'),
    'Order or status not found.',
  );
}

async function changeStatus({
  returnSent,
  ...call
}: Parameters<typeof updateOrderStatus>[0] & { returnSent?: boolean }) {
  const changed = await updateOrderStatus(call);
  if (changed.ok && returnSent && call.status === 'cancelled') await returnAll(call.req, call.orderId);
  return changed;
}

const ofShopOrder = z.object({ orderId: z.uuid(), revision: z.int() });

export async function confirmForCustomerAction(input: z.input<typeof ofShopOrder>) {
  return orderChange('orders:write', ofShopOrder, input, confirmForCustomer);
}

export async function markPaidAction(input: z.input<typeof ofShopOrder>) {
  return orderChange('payments:write', ofShopOrder, input, markPaid);
}

const ofOrder = z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid(), revision: z.int() });

const refund = ofOrder.extend({
  amount: typedAmount,
  ...reasonInput.shape,
});

export async function refundOrderAction(input: z.input<typeof refund>) {
  return orderChange('credit-notes:write', refund, input, ({ amount: cents, ...change }) =>
    refundOrder({ ...change, cents }),
  );
}

const crediting = ofOrder.extend(creditNoteInput.shape);

export async function issueCreditNoteAction(input: z.input<typeof crediting>) {
  return orderChange('credit-notes:write', crediting, input, ({ kind, orderId, revision, req, ...credit }) =>
    issueCreditNote({ kind, orderId, revision, req, ...creditInCents(credit) }),
  );
}

const received = ofOrder.extend({ ...receivedMoney.shape, allowOverpayment: z.boolean().optional() });

export async function recordPaymentAction(input: z.input<typeof received>) {
  return orderChange('payments:write', received, input, ({ amount: cents, ...change }) =>
    recordPayment({ ...change, cents }),
  );
}

const checkedVoucher = ofOrder.omit({ revision: true }).extend(voucherPayment.pick({ voucherCode: true }).shape);

export async function checkVoucherAction(input: z.input<typeof checkedVoucher>) {
  return orderAction('payments:write', async (call) => {
    const { data, error } = checkedVoucher.safeParse(input);
    return error ? invalidInput(error) : checkVoucher({ ...call, ...data });
  });
}

const takenVoucher = ofOrder.extend(voucherPayment.shape);

export async function takeVoucherAction(input: z.input<typeof takenVoucher>) {
  return orderChange('payments:write', takenVoucher, input, takeVoucher);
}

const voiding = ofOrder.extend({ paymentId: z.uuid(), ...reasonInput.shape });

export async function voidPaymentAction(input: z.input<typeof voiding>) {
  return orderChange('payments:write', voiding, input, voidPayment);
}

const writingOff = ofOrder.extend(reasonInput.shape);

export async function writeOffAction(input: z.input<typeof writingOff>) {
  return orderChange('credit-notes:write', writingOff, input, writeOff);
}

export async function undoWriteOffAction(input: z.input<typeof writingOff>) {
  return orderChange('credit-notes:write', writingOff, input, undoWriteOff);
}

const splitting = receivedMoney.extend({
  parts: z.array(z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid(), cents: z.int().min(1) })).max(MAX_PARTS),
  allowOverpayment: z.boolean().optional(),
});

export async function splitPaymentAction(input: z.input<typeof splitting>) {
  return orderChange('payments:write', splitting, input, ({ amount: cents, ...change }) =>
    splitPayment({ ...change, cents }),
  );
}

const moving = ofOrder.extend({
  paymentId: z.uuid(),
  to: z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid() }),
  allowOverpayment: z.boolean().optional(),
});

export async function movePaymentAction(input: z.input<typeof moving>) {
  return orderChange('payments:write', moving, input, movePayment);
}

/** An empty field is no zero: setDeposit refuses it. */
const deposit = ofOrder.extend({
  percent: z.string().transform((typed) => (/^\d{1,3}$/.test(typed) ? Number(typed) : NaN)),
});

export async function setDepositAction(input: z.input<typeof deposit>) {
  return orderChange('orders:write', deposit, input, setDeposit);
}

export async function sendReminderAction(input: z.input<typeof ofOrder>) {
  return orderChange('payments:write', ofOrder, input, sendReminder);
}

const stopping = ofOrder.extend({ stopped: z.boolean() });

export async function stopRemindersAction(input: z.input<typeof stopping>) {
  return orderChange('payments:write', stopping, input, stopReminders);
}

export async function editOrderAction(orderId: string, input: z.input<typeof orderEditInput>) {
  return orderAction('orders:write', async (context) => {
    const parsed = orderEditInput.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    const { payload } = context;
    return withPaymentPage(payload, shopOrder(orderId), editOrder({ ...context, orderId, input: parsed.data }));
  });
}

export async function createOrderAction(key: string, input: z.input<typeof newOrderInput>) {
  return orderAction('orders:write', async (context) => {
    const parsed = newOrderInput.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    const parsedKey = idempotencyKey.safeParse(key);
    if (!parsedKey.success) return failure('invalid', 'The form’s key is missing.');
    return createOrder({ ...context, input: parsed.data, idempotencyKey: parsedKey.data });
  });
}
