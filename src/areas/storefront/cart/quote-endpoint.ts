import { cartInput } from '@/domain/orders/checkout-input';
import { readInput, respond } from '@/lib/http/respond';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { findTeam } from '@/modules/team/find-team';
import { resolveItems } from '@/modules/orders/lines/resolve-items';

/** `POST /api/cart`: what these items cost now and whether they are in stock. Nothing is stored or reserved. */
export async function quoteEndpoint(request: Request): Promise<Response> {
  const body = await readInput(request, cartInput);
  if (!body.ok) return respond(body);
  const payload = await getPayloadClient();
  const req = await localRequest(payload, { headers: request.headers, user: await findTeam(payload, request) });
  return respond((await resolveItems(req, body.input.items)).order);
}
