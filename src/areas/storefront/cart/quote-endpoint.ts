import { cartInput } from '@/domain/orders/checkout-input';
import { readInput, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload';
import { resolveItems } from '@/modules/orders/lines/resolve-items';

/** `POST /api/cart`: what these items cost now and whether they are in stock. Nothing is stored or reserved. */
export async function quoteEndpoint(request: Request): Promise<Response> {
  const body = await readInput(request, cartInput);
  if (!body.ok) return respond(body);
  return respond(await resolveItems(await getPayloadClient(), body.input.items));
}
