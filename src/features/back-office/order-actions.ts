'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { fieldErrors, idempotencyKey } from '@/domain/checkout-input';
import { newOrderInput, orderEditInput } from '@/domain/order-edit';
import { SIGNED_OUT, UPDATE_FAILED } from '@/domain/order-edit-messages';
import { MAX_REASON, ORDER_STATUSES } from '@/domain/order-status';
import { cleanText } from '@/domain/text';
import { describeDatabaseError } from '@/lib/database/describe-error';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { failure } from '@/lib/result';
import { createOrder } from './operations/orders/create-order';
import { editOrder } from './operations/orders/edit-order';
import { refundOrder } from './operations/orders/refund-order';
import { setPayment } from './operations/orders/set-payment';
import { updateOrderStatus } from './operations/update-order-status';
import { ORDERS_PATH } from './rules/order-filters';
import { currentStaff } from '@/features/accounts/staff-session';
import { administratorRequest, mayEnter } from './session';

const statusChange = z.object({
  orderId: z.uuid(),
  status: z.enum(ORDER_STATUSES),
  revision: z.int(),
  reason: z.string().overwrite(cleanText).max(MAX_REASON).optional(),
});

/**
 * Changes an order’s status at once (spec §4), from the order as the person saw it. Where it succeeded, or somebody
 * else was faster, the screen is read again.
 */
export async function changeOrderStatusAction(orderId: string, change: Omit<z.input<typeof statusChange>, 'orderId'>) {
  const { payload, req } = await administratorRequest(ORDERS_PATH);
  const parsed = statusChange.safeParse({ orderId, ...change });
  if (!parsed.success) return failure('invalid', 'This is no order or no status.');
  const result = await updateOrderStatus({ payload, req, ...parsed.data });
  if (result.ok || result.code === 'conflict') refresh();
  return result;
}

const paymentChange = z.object({ orderId: z.uuid(), revision: z.int(), isPaid: z.boolean() });

/** Notes that an invoice was paid, or that it was not. */
export async function setPaymentAction(change: z.input<typeof paymentChange>) {
  return asStaff(async (context) => {
    const parsed = paymentChange.safeParse(change);
    if (!parsed.success) return invalid(parsed.error);
    return refreshed(await setPayment({ ...context, ...parsed.data }));
  });
}

const refund = z.object({
  orderId: z.uuid(),
  revision: z.int(),
  amount: z
    .string()
    .trim()
    .regex(/^\$?\d{1,7}(\.\d{1,2})?$/, 'Please enter an amount, as 12.50.')
    .transform((amount) => Math.round(Number(amount.replace('$', '')) * 100)),
  reason: z.string().overwrite(cleanText).min(1, 'Please say why.').max(500, 'Please use at most 500 characters.'),
});

/** Gives money back. `amount` is in USD, as typed. */
export async function refundOrderAction(input: z.input<typeof refund>) {
  return asStaff(async (context) => {
    const parsed = refund.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    const { amount: cents, ...rest } = parsed.data;
    return refreshed(await refundOrder({ ...context, ...rest, cents }));
  });
}

/** Saves the form of an order that is not shipped yet. */
export async function editOrderAction(orderId: string, input: z.input<typeof orderEditInput>) {
  return asStaff(async (context) => {
    const parsed = orderEditInput.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    return editOrder({ ...context, orderId, input: parsed.data });
  });
}

/** Places an order for a customer; the same `key` places one, however often it is sent. */
export async function createOrderAction(key: string, input: z.input<typeof newOrderInput>) {
  return asStaff(async (context) => {
    const parsed = newOrderInput.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    const parsedKey = idempotencyKey.safeParse(key);
    if (!parsedKey.success) return failure('invalid', 'The form has no key.');
    return createOrder({ ...context, input: parsed.data, idempotencyKey: parsedKey.data });
  });
}

const invalid = (error: z.ZodError) =>
  failure('invalid', 'Some fields are not right.', { fieldErrors: fieldErrors(error) });

/** What is shown follows what was done, by whomever. */
function refreshed<Answer extends { ok: true } | { ok: false; code: string }>(answer: Answer): Answer {
  if (answer.ok || answer.code === 'conflict') refresh();
  return answer;
}

/** As the signed-in administrator. A lapsed session is told and leads nowhere: what was typed stays. */
async function asStaff<Answer>(work: (context: { payload: Payload; req: PayloadRequest }) => Promise<Answer>) {
  try {
    const { payload, user } = await currentStaff();
    if (!user || !mayEnter(user)) return failure('signed_out', SIGNED_OUT);
    return await work({ payload, req: await localRequest(payload, { headers: await headers(), user }) });
  } catch (error) {
    log.error({ err: error }, 'An order could not be changed.');
    return failure('failed', describeDatabaseError(error)?.message ?? UPDATE_FAILED);
  }
}
