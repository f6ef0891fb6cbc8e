import type { Payload } from 'payload';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { shopCardOrder } from '@/modules/payments/card-order';
import { findSellingKey } from '@/modules/accounts/session/identify-key';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { createPaymentSession } from '@/modules/payments/create-payment-session';
import { findTeam } from '@/modules/team/find-team';
import { teamWhere } from '@/lib/accounts/active-user';
import { clientNetwork } from '@/lib/http/client-address';
import { readIdempotencyKey } from '@/lib/http/idempotency-key';
import { invalidInput } from '@/lib/failures';
import { failedResponse, readJson, respond } from '@/lib/http/respond';
import { markReplay } from '@/lib/idempotency/once';
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
export const checkoutEndpoint = withValidKey(async (request: Request) => {
  const header = readIdempotencyKey(request);
  if (!header.ok) return respond(header);
  const read = await readJson(request);
  if (!read.ok) return respond(read);
  try {
    const placed = await checkOut(request, header.key, read.body);
    if (!placed.ok) return respond(placed);
    const { isRepeated, ...order } = placed;
    const response = respond(order, { status: 201 });
    if (isRepeated) markReplay(response.headers);
    return response;
  } catch (error) {
    return failedResponse(error, 'A checkout failed.');
  }
});

/** @param request of the caller @param key as `idempotencyKey` allows */
export async function checkOut(request: Request, key: string, body: unknown) {
  const { data: input, error } = checkoutInput.safeParse(body);
  if (error) return invalidInput(error);
  const payload = await getPayloadClient();
  const user = (await findTeam(payload, request))?.user;
  const req = await localRequest(payload, { headers: request.headers, user });
  const isTeam = teamWhere(req.user, 'orders') !== undefined;
  const buyer: Buyer = {
    kind: isTeam ? 'team' : 'stranger',
    network: clientNetwork(request.headers),
    key: await findSellingKey(payload, request.headers),
  };
  const result = await placeOrder({ req, buyer, input, idempotencyKey: key });
  if (!result.ok) return result;
  const { order, isRepeated } = result;
  const payment = isPayable(order) && (await paymentOf(payload, order));
  return { ok: true as const, isRepeated, ...orderAnswer(order), ...payment };
}
