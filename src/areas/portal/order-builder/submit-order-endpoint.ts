import { idempotencyKey } from '@/domain/orders/checkout-input';
import { TEAM_ORDER_STATUS_LABELS } from '@/domain/orders/team-order-status';
import { submissionInput } from '@/domain/teams/team-draft-input';
import { errorResponse } from '@/lib/http/json';
import { answer, asTeam, readBody } from '@/modules/team/endpoint';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';

/**
 * `POST /api/team/orders`: submits the saved draft (`{ version }`) or items of their own (`{ items, notes }`).
 * Header `Idempotency-Key` required; the same key answers the same order.
 */
export const submitOrderEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const key = idempotencyKey.safeParse(request.headers.get('idempotency-key') ?? undefined);
    if (!key.success) {
      const messages = key.error.issues.map(({ message }) => message);
      return errorResponse(422, {
        code: 'invalid',
        message: 'Some fields are not valid.',
        fieldErrors: { 'Idempotency-Key': messages },
      });
    }
    const input = await readBody(request, submissionInput);
    if (!input.ok) return input.response;
    const result = await submitTeamOrder({ ...call, submission: input.body, idempotencyKey: key.data });
    if (!result.ok) return answer(result);
    const { order } = result;
    const body = { ...order, statusLabel: TEAM_ORDER_STATUS_LABELS[order.status] };
    return answer({ ok: true, ...body }, 201);
  });
