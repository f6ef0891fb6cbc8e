'use server';

import type { z } from 'zod';
import type { PayloadRequest } from 'payload';
import type { OrderRef } from '@/domain/orders/order-ref';
import {
  approvalInput,
  openReturnInput,
  receiptInput,
  refusalInput,
  resolutionInput,
} from '@/domain/returns/return-input';
import type { Permission } from '@/domain/staff/permissions';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { approveReturn, declineReturn, receiveReturn } from '@/modules/returns/change-return';
import { openReturn } from '@/modules/returns/request-return';
import { resolveReturn } from '@/modules/returns/resolve-return';
import { orderAction } from '../access/staff-action';

type Outcome = { ok: true; returned: { id: string } } | { ok: false; code: string; message: string };

/** Draws the screen anew, also if someone else was first. */
const change = <Schema extends z.ZodType, Answer extends Outcome>(
  permission: Permission,
  id: string,
  schema: Schema,
  input: unknown,
  work: (call: { req: PayloadRequest; id: string }, input: z.output<Schema>) => Promise<Answer>,
) =>
  orderAction(permission, async ({ req }) => {
    const { data, error } = schema.safeParse(input);
    if (error) return invalidInput(error);
    const answer = await refreshed(work({ req, id }, data), 'not_possible');
    return answer.ok ? { ok: true as const, id: answer.returned.id } : answer;
  });

export async function approveReturnAction(id: string, input: z.input<typeof approvalInput>) {
  return change('orders:write', id, approvalInput, input, approveReturn);
}

export async function declineReturnAction(id: string, input: z.input<typeof refusalInput>) {
  return change('orders:write', id, refusalInput, input, declineReturn);
}

export async function receiveReturnAction(id: string, input: z.input<typeof receiptInput>) {
  return change('despatch:write', id, receiptInput, input, receiveReturn);
}

export async function resolveReturnAction(id: string, input: z.input<typeof resolutionInput>) {
  return change('orders:read', id, resolutionInput, input, (call, resolution) =>
    resolveReturn({ ...call, input: resolution }),
  );
}

export async function openReturnAction({ kind, orderId }: OrderRef, input: z.input<typeof openReturnInput>) {
  return change('orders:write', orderId, openReturnInput, input, ({ req }, request) =>
    openReturn(req, { kind, orderId }, request),
  );
}
