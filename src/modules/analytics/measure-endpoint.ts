import { isbot } from 'isbot';
import { z } from 'zod';
import { MAX_MEASURED_PRODUCTS, SHOP_EVENTS } from '@/domain/catalogue/shop-event';
import { clientNetwork } from '@/lib/http/client-address';
import { readInput, refuse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { mayCount } from '@/lib/http/may-count';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { createThrottle } from '@/lib/throttle';
import { recordShopEvent } from './data/counts';

const input = z.object({
  event: z.enum(SHOP_EVENTS),
  productIds: z.array(z.uuid()).min(1).max(MAX_MEASURED_PRODUCTS),
});

const throttle = createThrottle('measure', { points: 60, seconds: 60 });

/** Refuses requests without an origin. Visitors who are not counted get the same response. */
export async function measureEndpoint(request: Request): Promise<Response> {
  const { headers } = request;
  if (!headers.has('origin') || isFromAnotherSite(headers)) {
    return refuse('forbidden', 'Only the shop’s own pages may send this.');
  }
  const body = await readInput(request, input, failure('invalid', 'Unknown product event.'));
  if (!body.ok) return respond(body);
  const agent = headers.get('user-agent');
  const counts = mayCount((name) => headers.get(name)) && agent !== null && !isbot(agent);
  if (counts && (await throttle.consume(clientNetwork(headers))).ok) {
    try {
      const { event, productIds } = body.input;
      await recordShopEvent({ payload: await getPayloadClient(), event, productIds: [...new Set(productIds)] });
    } catch (error) {
      log.warn({ err: error }, 'A step towards an order was not counted.');
    }
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
