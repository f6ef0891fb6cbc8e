import { taxAnswer } from '@/domain/taxes/order-taxes';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { draftInput, reorderInput, submissionInput, type Submission } from '@/domain/teams/team-draft-input';
import { readIdempotencyKey } from '@/lib/http/idempotency-key';
import { readInput, respond } from '@/lib/http/respond';
import { markReplay } from '@/lib/idempotency/once';
import { draftFromOrder } from './draft-from-order';
import { loadDraft, saveDraft } from '@/modules/team/order-builder/save-draft';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { withTeam, type TeamCall } from '../shell/with-team';

export const readDraftEndpoint = (request: Request): Promise<Response> => withTeam(request, 'drafts', loadDraft);

/** `PUT /api/team/draft` with `{ version, draft }`: 409 with the newer draft if that version is out of date. */
export const saveDraftEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'drafts', async (call) => {
    const body = await readInput(request, draftInput);
    return body.ok ? saveDraft({ ...call, ...body.input }) : body;
  });

/** `POST /api/team/draft/from-order` with `{ orderId, replace?, roster? }`: 409 if a draft would be lost. */
export const reorderEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'drafts', async (call) => {
    const body = await readInput(request, reorderInput);
    return body.ok ? draftFromOrder({ ...call, ...body.input }) : body;
  });

/** `POST /api/team/orders`: submits the draft (`{ version }`) or `{ items, notes }`, once by `Idempotency-Key`. */
export const submitOrderEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'orders', async (call) => {
    const header = readIdempotencyKey(request);
    if (!header.ok) return header;
    const body = await readInput(request, submissionInput);
    if (!body.ok) return body;
    const submitted = await submitOrder(call, body.input, header.key);
    if (!submitted.ok) return submitted;
    const { isRepeated, ...order } = submitted;
    const response = respond(order, { status: 201 });
    if (isRepeated) markReplay(response.headers);
    return response;
  });

export async function submitOrder(call: TeamCall, submission: Submission, idempotencyKey: string) {
  const result = await submitTeamOrder({ ...call, submission, idempotencyKey });
  if (!result.ok) return result;
  const { isRepeated } = result;
  const { taxes, ...order } = result.order;
  const statusLabel = TEAM_ORDERS.labels[order.status];
  return { ok: true as const, ...order, ...taxAnswer(taxes, order.totalAmount), statusLabel, isRepeated };
}
