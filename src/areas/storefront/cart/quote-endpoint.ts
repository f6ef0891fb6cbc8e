import type { CartQuote } from '@/domain/cart/cart-review';
import { cartInput } from '@/domain/orders/checkout-input';
import { readInput, respond } from '@/lib/http/respond';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { checkGarments } from '@/modules/kits/check-garments';
import { findTeam } from '@/modules/team/find-team';
import { resolveItems } from '@/modules/orders/lines/resolve-items';

/**
 * `POST /api/cart`: what these items cost now, whether they are in stock, and what is wrong with their kits. Nothing is
 * stored or reserved.
 */
export async function quoteEndpoint(request: Request): Promise<Response> {
  const body = await readInput(request, cartInput);
  if (!body.ok) return respond(body);
  const payload = await getPayloadClient();
  const req = await localRequest(payload, { headers: request.headers, user: await findTeam(payload, request) });
  const { order, garments, documents } = await resolveItems(req, body.input.items);
  // What cannot be checked just now is checked when it is ordered.
  const checked = await checkGarments(req, garments, documents);
  return respond({ ...order, checks: checked.ok ? checked.checks : [] } satisfies CartQuote);
}
