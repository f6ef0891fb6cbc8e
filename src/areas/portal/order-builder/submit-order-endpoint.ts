import { TEAM_ORDER_STATUS_LABELS } from '@/domain/orders/team-order-status';
import { submissionInput } from '@/domain/teams/team-draft-input';
import { readIdempotencyKey } from '@/lib/http/idempotency-key';
import { readInput, respond } from '@/lib/http/respond';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { asTeam } from '../shell/as-team';

/**
 * `POST /api/team/orders`: submits the saved draft (`{ version }`) or items of their own (`{ items, notes }`).
 * Header `Idempotency-Key` required; the same key answers the same order.
 */
export const submitOrderEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const header = readIdempotencyKey(request);
    if (!header.ok) return header;
    const body = await readInput(request, submissionInput);
    if (!body.ok) return body;
    const result = await submitTeamOrder({ ...call, submission: body.input, idempotencyKey: header.key });
    if (!result.ok) return result;
    const { order } = result;
    return respond({ ...order, statusLabel: TEAM_ORDER_STATUS_LABELS[order.status] }, { status: 201 });
  });
