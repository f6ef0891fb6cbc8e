import type { CartQuote } from '@/domain/cart/cart-review';
import { taxAnswer } from '@/domain/taxes/order-taxes';
import { cartInput } from '@/domain/orders/checkout-input';
import { readInput, respond } from '@/lib/http/respond';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { checkGarments } from '@/modules/kits/check-garments';
import { findTeam } from '@/modules/team/find-team';
import { resolveItems } from '@/modules/orders/lines/resolve-items';
import { quoteDelivery } from '@/modules/orders/lines/quote-delivery';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { taxBuyerOf } from '@/modules/orders/lines/tax-buyer';
import { taxDelivered } from '@/modules/orders/lines/resolve-delivery';

/**
 * `POST /api/cart`: what these items cost now, whether they are in stock, what is wrong with their kits, and how they can
 * get to an address. Nothing is stored or reserved.
 */
export async function quoteEndpoint(request: Request): Promise<Response> {
  const body = await readInput(request, cartInput);
  if (!body.ok) return respond(body);
  const payload = await getPayloadClient();
  const user = (await findTeam(payload, request))?.user;
  const req = await localRequest(payload, { headers: request.headers, user });
  const { items, delivery: to, vatNumber } = body.input;
  const [resolved, rules, buyer] = await Promise.all([
    resolveItems(req, items),
    getDeliveryRules(),
    taxBuyerOf(req, 'stranger', { vatNumber }),
  ]);
  const { garments, documents } = resolved;
  const quoted = quoteDelivery(rules, resolved, to);
  const chosen = quoted.delivery?.methods.find(({ id }) => id === quoted.delivery?.chosen);
  const taxed = await taxDelivered(quoted, { to, buyer, delivery: chosen });
  // What cannot be checked just now is checked when it is ordered.
  const checked = await checkGarments(req, garments, documents);
  const checks = checked.ok ? checked.checks : [];
  return respond({ ...taxed, ...taxAnswer(taxed.taxes, taxed.totalAmount), checks } satisfies CartQuote);
}
