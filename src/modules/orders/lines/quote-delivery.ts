import { chooseDelivery, isRefusal, type DeliveryOption, type DeliveryQuote } from '@/domain/delivery/delivery-options';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { usualCountry, type Destination } from '@/domain/delivery/zones';
import type { ResolvedOrder } from '@/domain/orders/order-lines';
import { offeredDelivery, withDelivery } from './resolve-delivery';
import type { ResolvedItems } from './resolve-items';

type Quoted = ResolvedOrder & { deliveryAmount: number; delivery?: DeliveryQuote };

/**
 * A cart with the ways it can get to an address, whose price the total contains. Where nobody has said where to, the ways are
 * those of the shop’s usual country, and the total is of the goods alone.
 */
export function quoteDelivery(
  rules: DeliveryRules,
  items: Pick<ResolvedItems, 'order' | 'pieces'>,
  to?: Destination & { method?: string },
): Quoted {
  const { country, postcode, method } = to ?? { country: usualCountry(rules), postcode: undefined, method: undefined };
  const offered = offeredDelivery(rules, items, { country, postcode });
  if (offered === undefined) return { ...items.order, deliveryAmount: 0 };
  const methods = Array.isArray(offered) ? offered : [];
  const answer = chooseDelivery(offered, method);
  const problem = isRefusal(answer) ? answer : undefined;
  const chosen: DeliveryOption | undefined = isRefusal(answer) ? methods[0] : answer;
  if (!to) return { ...items.order, deliveryAmount: 0, delivery: { country, methods } };
  const { delivery: _, ...order } = withDelivery(items.order, chosen);
  return { ...order, delivery: { country, methods, chosen: chosen?.id, ...(problem && { problem }) } };
}
