import type { Payload } from 'payload';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { shopCardOrder } from '@/modules/payments/card-order';
import { createPaymentSession } from '@/modules/payments/create-payment-session';
import { findTeam } from '@/modules/team/find-team';
import { teamWhere } from '@/lib/accounts/active-user';
import { clientNetwork } from '@/lib/http/client-address';
import { readIdempotencyKey } from '@/lib/http/idempotency-key';
import { failedResponse, readInput, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import type { Buyer } from '@/modules/orders/lines/tax-buyer';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { isPayable } from '@/modules/orders/payment-note';

/** Without an answer from Stripe the order is placed all the same, and paid from its own page. */
async function paymentOf(payload: Payload, order: PlacedOrder): Promise<{ paymentUrl?: string }> {
  const session = await createPaymentSession({ payload, order: shopCardOrder(order) });
  return session.ok ? { paymentUrl: session.url } : {};
}

/** `POST /api/checkout`: places an order. Header `Idempotency-Key` required; the same key returns the same order. */
export async function checkoutEndpoint(request: Request): Promise<Response> {
  const header = readIdempotencyKey(request);
  if (!header.ok) return respond(header);
  const body = await readInput(request, checkoutInput);
  if (!body.ok) return respond(body);
  try {
    const payload = await getPayloadClient();
    const user = (await findTeam(payload, request))?.user;
    const req = await localRequest(payload, { headers: request.headers, user });
    const isTeam = teamWhere(req.user, 'orders') !== undefined;
    const buyer: Buyer = { kind: isTeam ? 'team' : 'stranger', network: clientNetwork(request.headers) };
    const result = await placeOrder({ req, buyer, input: body.input, idempotencyKey: header.key });
    if (!result.ok) return respond(result);
    const { order } = result;
    const answer = { ...orderAnswer(order), ...(isPayable(order) && (await paymentOf(payload, order))) };
    return respond(answer, { status: 201 });
  } catch (error) {
    return failedResponse(error, 'A checkout failed.');
  }
}
