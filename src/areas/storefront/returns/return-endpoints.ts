import { z } from 'zod';
import { shopOrder } from '@/domain/orders/order-ref';
import { returnInput } from '@/domain/returns/return-input';
import { lineInput } from '@/domain/text/person-input';
import type { WithId } from '@/lib/http/parameters';
import { failedResponse, readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { cancelReturn } from '@/modules/returns/change-return';
import { findOrderId, listReturnsOf, listSentLines } from '@/modules/returns/data/returns';
import { requestReturn } from '@/modules/returns/request-return';
import { returnableAnswer, returnAnswer } from '@/modules/returns/return-answer';
import { getOrder } from '../order/queries';
import { returnRequest } from './return-request';

const NO_ORDER = failure('not_found', 'Order not found.');

export const requestReturnEndpoint = withValidKey(async (request: Request) => {
  try {
    const read = await readInput(request, returnInput);
    if (!read.ok) return respond(read);
    const call = await returnRequest(request.headers);
    if (!call.ok) return respond(call);
    const { token, orderNumber, email, ...wanted } = read.input;
    const orderId = token
      ? (await getOrder(token))?.id
      : await findOrderId(call.req.payload, orderNumber ?? '', email ?? '');
    if (!orderId) return respond(NO_ORDER);
    const answer = await requestReturn(call.req, shopOrder(orderId), wanted);
    return answer.ok
      ? respond(returnAnswer(answer.returned, await getSiteSettings()), { status: 201 })
      : respond(answer);
  } catch (error) {
    return failedResponse(error, 'A return could not be requested.');
  }
});

export const returnsOfOrderEndpoint = withValidKey(async (request: Request, { params }: WithId) => {
  try {
    const call = await returnRequest(request.headers);
    if (!call.ok) return respond(call);
    const order = await getOrder((await params).id);
    if (!order) return respond(NO_ORDER);
    const { payload } = call.req;
    const [returns, lines, settings] = await Promise.all([
      listReturnsOf(payload, order.id),
      listSentLines(payload, shopOrder(order.id)),
      getSiteSettings(),
    ]);
    return respond({
      orderNumber: order.orderNumber,
      returnable: returnableAnswer(lines),
      returns: returns.map((found) => returnAnswer(found, settings)),
    });
  } catch (error) {
    return failedResponse(error, 'The returns of an order could not be read.');
  }
});

export const cancelReturnInput = z.strictObject(
  { token: lineInput(64, 'Give the token of the order’s link.') },
  'Please send a JSON object.',
);

export const cancelReturnEndpoint = withValidKey(async (request: Request, { params }: WithId) => {
  try {
    const read = await readInput(request, cancelReturnInput);
    if (!read.ok) return respond(read);
    const call = await returnRequest(request.headers);
    if (!call.ok) return respond(call);
    const order = await getOrder(read.input.token);
    if (!order) return respond(NO_ORDER);
    const answer = await cancelReturn({ req: call.req, id: (await params).id }, order.id);
    return respond(answer.ok ? returnAnswer(answer.returned, await getSiteSettings()) : answer);
  } catch (error) {
    return failedResponse(error, 'A return could not be cancelled.');
  }
});
