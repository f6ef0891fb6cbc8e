import { toCents } from '@/domain/money/money';
import type { OrderLine, ResolvedOrder } from '@/domain/orders/order-lines';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TaxPlace } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { ownTaxes } from '@/modules/taxes/tax-service';
import type { DeliveredOrder } from './resolve-delivery';

/** An order with its tax, of which each line has its own; the total is what is paid. */
export type Taxed<Order> = Omit<Order, 'taxable'> & {
  /** Null where the shop charges no tax. */
  taxes: OrderTaxes | null;
};

/** An order as it is to be paid: with delivery and tax. */
export type TaxedOrder = Taxed<DeliveredOrder>;

type TaxOrder = {
  /** Undefined where it is not known yet. */
  to: TaxPlace | undefined;
  buyer: TaxBuyer;
};

/** Adds tax to an order with its delivery, to whoever and wherever it goes. */
export async function taxOrder<Order extends ResolvedOrder & { deliveryAmount: number }>(
  { taxable, ...order }: Order,
  { to, buyer }: TaxOrder,
): Promise<Taxed<Order>> {
  const quote =
    taxable.length > 0
      ? await ownTaxes.quote({ lines: taxable, deliveryCents: toCents(order.deliveryAmount), to, buyer })
      : undefined;
  return quote
    ? { ...order, lines: withTax(order.lines, quote.lines), taxes: quote.taxes, totalAmount: quote.totalAmount }
    : { ...order, taxes: null };
}

/** Lines with their tax, which comes in the same order. */
export const withTax = <Line extends OrderLine>(
  lines: readonly Line[],
  taxes: readonly NonNullable<OrderLine['tax']>[],
): Line[] => lines.map((line, index) => ({ ...line, tax: taxes[index] ?? null }));
