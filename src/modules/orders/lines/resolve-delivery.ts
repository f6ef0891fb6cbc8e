import {
  chooseDelivery,
  deliveryOptions,
  goodsOf,
  isRefusal,
  type DeliveryOption,
  type NoDelivery,
} from '@/domain/delivery/delivery-options';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { Destination } from '@/domain/delivery/zones';
import { addAmounts, toCents } from '@/domain/money/money';
import type { ResolvedOrder } from '@/domain/orders/order-lines';
import { failure, type Failure, type Success } from '@/lib/result';
import type { ResolvedItems } from './resolve-items';

/** An order with its delivery: the total contains its price. */
export type DeliveredOrder = ResolvedOrder & {
  /** Undefined where the shop offers no methods: delivery is free, and no date is promised. */
  delivery: DeliveryOption | undefined;
  /** In the shop’s currency. */
  deliveryAmount: number;
};

type Asked = Destination & {
  /** Code of the method. */
  method?: string;
};

/** How these items can be delivered there, ordered now; undefined where the shop offers no methods. */
export const offeredDelivery = (
  rules: DeliveryRules,
  { order, pieces }: Pick<ResolvedItems, 'order' | 'pieces'>,
  to: Destination,
): DeliveryOption[] | NoDelivery | undefined =>
  deliveryOptions(rules, goodsOf(pieces, toCents(order.totalAmount), rules), to, new Date());

/** The delivery that is asked for, or the usual one, at the shop’s own price, or why it cannot be had. */
export function resolveDelivery(
  rules: DeliveryRules,
  items: Pick<ResolvedItems, 'order' | 'pieces'>,
  { method, ...to }: Asked,
): Success<{ option: DeliveryOption | undefined }> | Failure<'invalid'> {
  const chosen = chooseDelivery(offeredDelivery(rules, items, to), method);
  if (!isRefusal(chosen)) return { ok: true, option: chosen };
  return failure('invalid', chosen.message, { fieldErrors: { [chosen.field]: [chosen.message] } });
}

export const withDelivery = (order: ResolvedOrder, delivery: DeliveryOption | undefined): DeliveredOrder => ({
  ...order,
  delivery,
  deliveryAmount: delivery?.amount ?? 0,
  totalAmount: addAmounts(order.totalAmount, delivery?.amount ?? 0),
});
