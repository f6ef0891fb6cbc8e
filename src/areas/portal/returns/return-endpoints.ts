import { teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import { openReturnInput } from '@/domain/returns/return-input';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { getSiteSettings } from '@/lib/site-settings';
import { cancelReturn } from '@/modules/returns/change-return';
import { listReturnsOf, listSentLines } from '@/modules/returns/data/returns';
import { requestReturn } from '@/modules/returns/request-return';
import { returnableAnswer, returnAnswer } from '@/modules/returns/return-answer';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { withTeam, type TeamCall } from '../shell/with-team';

async function ownOrder({ payload, team }: TeamCall, params: { id: string }): Promise<OrderRef | undefined> {
  const id = uuidOf(params);
  const order = id && (await loadTeamOrder({ payload, id, teamId: team.id }));
  return order ? teamOrder(order.id) : undefined;
}

export const requestReturnEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'orders', async (call) => {
    const order = await ownOrder(call, await params);
    if (!order) return undefined;
    const read = await readInput(request, openReturnInput);
    if (!read.ok) return read;
    const answer = await requestReturn(call.req, order, read.input);
    return answer.ok ? respond(returnAnswer(answer.returned, await getSiteSettings()), { status: 201 }) : answer;
  });

export const returnsEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'portal', async (call) => {
    const order = await ownOrder(call, await params);
    if (!order) return undefined;
    const [returns, lines, settings] = await Promise.all([
      listReturnsOf(call.payload, order.orderId),
      listSentLines(call.payload, order),
      getSiteSettings(),
    ]);
    return {
      returnable: returnableAnswer(lines),
      returns: returns.map((found) => returnAnswer(found, settings)),
    };
  });

type OfReturn = { params: Promise<{ id: string; returnId: string }> };

export const cancelReturnEndpoint = (request: Request, { params }: OfReturn): Promise<Response> =>
  withTeam(request, 'orders', async (call) => {
    const { id, returnId } = await params;
    const order = await ownOrder(call, { id });
    if (!order) return undefined;
    const answer = await cancelReturn({ req: call.req, id: returnId }, order.orderId);
    return answer.ok ? returnAnswer(answer.returned, await getSiteSettings()) : answer;
  });
