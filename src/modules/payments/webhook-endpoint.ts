import type Stripe from 'stripe';
import { env } from '@/lib/env';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { applyPaymentEvent } from './apply-payment-event';
import { stripe } from './stripe-client';

/** 400 for what Stripe did not sign, or signed over five minutes ago; without 200 Stripe sends the event again. */
export async function webhookEndpoint(request: Request): Promise<Response> {
  if (!stripe || !env.stripe) return refuse('not_found', 'Card payment is not set up.');
  const body = await request.text();
  const signature = request.headers.get('stripe-signature') ?? '';
  const { webhooks } = await stripe();
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, env.stripe.webhookSecret);
  } catch {
    return respond(failure('bad_signature', 'The signature is not valid.'), { refused: { bad_signature: 400 } });
  }
  try {
    const payload = await getPayloadClient();
    const req = await localRequest(payload, { headers: request.headers });
    const outcome = await applyPaymentEvent({ req, event });
    return respond({ received: true, outcome });
  } catch (error) {
    return failedResponse(error, 'A payment event was not taken.', { event: event.id });
  }
}
