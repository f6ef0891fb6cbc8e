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
import { toCents } from '@/domain/money/money';
import type { ResolvedOrder } from '@/domain/orders/order-lines';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TaxPlace } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { failure, type Failure, type Success } from '@/lib/result';
import { priceOrder, withTax } from '../pricing/price-order';
import type { ResolvedItems } from './resolve-items';

/** An order with its delivery, whose price its total does not contain yet. */
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
});

/** An order with its tax, of which each line has its own; the total is what is paid. */
export type Taxed<Order> = Omit<Order, 'taxable'> & {
  /** Null where the shop charges no tax. */
  taxes: OrderTaxes | null;
};

/** An order as it is to be paid: with delivery and tax. */
export type TaxedOrder = Taxed<DeliveredOrder>;

/** Adds the price of its delivery and tax to an order of the shop. @param place destination, where it is known, and who buys. */
export async function taxDelivered<Order extends ResolvedOrder & { deliveryAmount: number }>(
  { taxable, ...order }: Order,
  { delivery, ...place }: { to: TaxPlace | undefined; buyer: TaxBuyer; delivery: DeliveryOption | undefined },
): Promise<Taxed<Order>> {
  const { totalAmount: goodsAmount, deliveryAmount: shippingAmount } = order;
  const priced = await priceOrder({ taxable, goodsAmount, shippingAmount, delivery, ...place });
  const { taxes, totalAmount, lineTaxes } = priced;
  return { ...order, lines: withTax(order.lines, lineTaxes), taxes, totalAmount };
}
