import type { Payload } from 'payload';
import { checkoutInput, fieldErrors, idempotencyKey } from '@/domain/orders/checkout-input';
import { createPaymentSession } from '@/modules/payments/create-payment-session';
import { findTeam } from '@/modules/team/endpoint';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse } from '@/lib/http/failed';
import { errorResponse, readJson } from '@/lib/http/json';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { Buyer } from '@/modules/orders/placing/buyer';
import type { PlacedOrder } from '@/modules/orders/placing/find-placed-order';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { isPayable } from '@/modules/orders/payment-note';

const invalid = (errors: Record<string, string[]>) =>
  errorResponse(422, { code: 'invalid', message: 'Some fields are not valid.', fieldErrors: errors });

/** Where to pay by card. Where Stripe does not answer the order stands all the same, and is paid from its own page. */
async function paymentOf(payload: Payload, order: PlacedOrder): Promise<{ paymentUrl?: string }> {
  const session = await createPaymentSession({ payload, order });
  return session.ok ? { paymentUrl: session.url } : {};
}

async function findBuyer(payload: Payload, request: Request): Promise<Buyer> {
  const kind = (await findTeam(payload, request)) ? 'team' : 'stranger';
  return { kind, network: clientNetwork(request.headers) };
}

/** `POST /api/checkout`: places an order. Header `Idempotency-Key` required; the same key answers the same order. */
export async function checkoutEndpoint(request: Request): Promise<Response> {
  const key = idempotencyKey.safeParse(request.headers.get('idempotency-key') ?? undefined);
  if (!key.success) return invalid({ 'Idempotency-Key': key.error.issues.map(({ message }) => message) });
  const body = await readJson(request);
  if (body === undefined) return errorResponse(400, { code: 'bad_request', message: 'The body is not valid JSON.' });
  const input = checkoutInput.safeParse(body);
  if (!input.success) return invalid(fieldErrors(input.error));
  try {
    const payload = await getPayloadClient();
    const req = await localRequest(payload, { headers: request.headers });
    const buyer = await findBuyer(payload, request);
    const result = await placeOrder({ payload, req, buyer, input: input.data, idempotencyKey: key.data });
    if (result.ok) {
      const { order } = result;
      const answer = { ...orderAnswer(order), ...(isPayable(order) && (await paymentOf(payload, order))) };
      return Response.json(answer, { status: 201, headers: { 'Cache-Control': 'no-store' } });
    }
    if (result.code === 'too_many_attempts') {
      const { code, message, retryAfterSeconds } = result;
      return errorResponse(429, { code, message }, { 'Retry-After': String(retryAfterSeconds) });
    }
    const { ok: _, ...refusal } = result;
    return errorResponse(result.code === 'out_of_stock' ? 409 : 422, refusal);
  } catch (error) {
    return failedResponse(error, 'A checkout failed.');
  }
}
