import { teamOrder } from '@/domain/orders/order-ref';
import { teamEditQuoteInput, teamOrderEditInput } from '@/domain/teams/team-draft-input';
import { uuidOf } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';
import { withPaymentPage } from '@/modules/payments/create-payment-session';
import { editTeamOrder, quoteTeamOrderEdit } from '@/modules/team/orders/edit-team-order';
import { withTeam } from '../shell/with-team';

type WithOrder = { params: Promise<{ id: string }> };

export const editOrderEndpoint = (request: Request, { params }: WithOrder): Promise<Response> =>
  withTeam(request, 'orders', async (call) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, teamOrderEditInput);
    if (!body.ok) return body;
    const edited = editTeamOrder({ ...call, orderId, input: body.input });
    return withPaymentPage(call.req.payload, teamOrder(orderId), edited);
  });

export const quoteOrderEditEndpoint = (request: Request, { params }: WithOrder): Promise<Response> =>
  withTeam(request, 'orders', async (call) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, teamEditQuoteInput);
    return body.ok ? quoteTeamOrderEdit({ ...call, orderId, ...body.input }) : body;
  });
