'use server';

import { z } from 'zod';
import { amountInput } from '@/domain/money/amount-input';
import { idempotencyKey } from '@/domain/orders/checkout-input';
import { teamOrder } from '@/domain/orders/order-ref';
import { statusReason } from '@/domain/orders/status-input';
import { submissionInput, teamOrderEditInput } from '@/domain/teams/team-draft-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure } from '@/lib/result';
import { withPaymentPage } from '@/modules/payments/create-payment-session';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { orderAction } from '../access/staff-action';

const agreed = z.object({ deliveryAmount: amountInput.nullish() });
const staffEdit = teamOrderEditInput.extend({ reason: statusReason, ...agreed.shape });
const staffOrder = submissionInput.and(agreed);

export async function createTeamOrderAction(teamId: string, key: string, input: z.input<typeof staffOrder>) {
  return orderAction('orders:write', async (context) => {
    const parsed = staffOrder.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    // A version would be that of the team’s own draft.
    const { version: _, deliveryAmount, ...submission } = parsed.data;
    const ids = z.object({ teamId: z.uuid(), key: idempotencyKey }).safeParse({ teamId, key });
    if (!ids.success) return failure('invalid', 'The form has no team or no key.');
    return createTeamOrder({ ...context, teamId, submission, deliveryAmount, idempotencyKey: ids.data.key });
  });
}

export async function editTeamOrderAction(orderId: string, input: z.input<typeof staffEdit>) {
  return orderAction('orders:write', async ({ req }) => {
    const parsed = staffEdit.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    const id = z.uuid().safeParse(orderId);
    if (!id.success) return failure('not_found', 'Order not found.');
    const { reason = '', deliveryAmount, ...edit } = parsed.data;
    const edited = editTeamOrder({ req, orderId: id.data, input: edit, reason, deliveryAmount });
    return refreshed(withPaymentPage(req.payload, teamOrder(id.data), edited));
  });
}
