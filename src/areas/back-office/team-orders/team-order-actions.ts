'use server';

import { z } from 'zod';
import { idempotencyKey } from '@/domain/orders/checkout-input';
import { teamOrder } from '@/domain/orders/order-ref';
import { statusReason } from '@/domain/orders/status-input';
import { staffTerms, termsOf } from '@/domain/teams/staff-terms-input';
import { submissionFields, teamOrderEditInput } from '@/domain/teams/team-draft-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure } from '@/lib/result';
import { withPaymentPage } from '@/modules/payments/create-payment-session';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { orderAction } from '../access/staff-action';

const staffEdit = teamOrderEditInput.extend({ reason: statusReason, ...staffTerms });
// A version would be that of the team’s own draft.
const staffOrder = submissionFields.omit({ version: true }).extend(staffTerms);

export async function createTeamOrderAction(teamId: string, key: string, input: z.input<typeof staffOrder>) {
  return orderAction('orders:write', async (context) => {
    const parsed = staffOrder.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    const ids = z.object({ teamId: z.uuid(), key: idempotencyKey }).safeParse({ teamId, key });
    if (!ids.success) return failure('invalid', 'The form has no team or no key.');
    const { data: submission } = parsed;
    const terms = termsOf(submission);
    return createTeamOrder({ ...context, teamId, submission, terms, idempotencyKey: ids.data.key });
  });
}

export async function editTeamOrderAction(orderId: string, input: z.input<typeof staffEdit>) {
  return orderAction('orders:write', async ({ req }) => {
    const parsed = staffEdit.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    const id = z.uuid().safeParse(orderId);
    if (!id.success) return failure('not_found', 'Order not found.');
    const { reason = '', ...edit } = parsed.data;
    const edited = editTeamOrder({ req, orderId: id.data, input: edit, reason, terms: termsOf(parsed.data) });
    return refreshed(withPaymentPage(req.payload, teamOrder(id.data), edited));
  });
}
