import type { z } from 'zod';
import type { PayloadRequest } from 'payload';
import {
  approvalInput,
  openReturnInput,
  receiptInput,
  refusalInput,
  resolutionInput,
} from '@/domain/returns/return-input';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { Permission } from '@/domain/staff/permissions';
import type { WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { getSiteSettings } from '@/lib/site-settings';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { approveReturn, declineReturn, receiveReturn } from '@/modules/returns/change-return';
import type { StoredReturn } from '@/modules/returns/data/returns';
import { openReturn } from '@/modules/returns/request-return';
import { resolveReturn } from '@/modules/returns/resolve-return';
import { returnAnswer } from '@/modules/returns/return-answer';

type Call<Input> = { req: PayloadRequest; id: string; input: Input };

const ofReturn =
  <Schema extends z.ZodType>(
    permission: Permission,
    schema: Schema,
    work: (call: Call<z.output<Schema>>) => Promise<object>,
  ) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asStaff(
      permission,
      'returns',
      async ({ req }) => {
        const read = await readInput(request, schema);
        return read.ok ? work({ req, id: (await params).id, input: read.input }) : read;
      },
      request,
    );

const answerOf = async <Refusal extends { ok: false }>(answer: { ok: true; returned: StoredReturn } | Refusal) =>
  answer.ok ? returnAnswer(answer.returned, await getSiteSettings()) : answer;

type Opening = { req: PayloadRequest; ref: OrderRef; input: z.output<typeof openReturnInput> };

const opening =
  (kind: OrderKind, work: (call: Opening) => Promise<object>) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asStaff(
      'orders:write',
      'returns',
      async ({ req }) => {
        const read = await readInput(request, openReturnInput);
        return read.ok ? work({ req, ref: { kind, orderId: (await params).id }, input: read.input }) : read;
      },
      request,
    );

export const openReturnEndpoint = opening('shop', async ({ req, ref, input }) => {
  const opened = await openReturn(req, ref, input);
  return opened.ok ? respond(returnAnswer(opened.returned, await getSiteSettings()), { status: 201 }) : opened;
});
export const openTeamReturnEndpoint = opening('team', async ({ req, ref, input }) => {
  const opened = await openReturn(req, ref, input);
  return opened.ok ? respond(returnAnswer(opened.returned, await getSiteSettings()), { status: 201 }) : opened;
});

export const approveReturnEndpoint = ofReturn('orders:write', approvalInput, async ({ input, ...call }) =>
  answerOf(await approveReturn(call, input)),
);
export const declineReturnEndpoint = ofReturn('orders:write', refusalInput, async ({ input, ...call }) =>
  answerOf(await declineReturn(call, input)),
);
export const receiveReturnEndpoint = ofReturn('despatch:write', receiptInput, async ({ input, ...call }) =>
  answerOf(await receiveReturn(call, input)),
);
export const resolveReturnEndpoint = ofReturn('orders:read', resolutionInput, async (call) =>
  answerOf(await resolveReturn(call)),
);
