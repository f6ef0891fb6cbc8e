import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { toCents } from '@/domain/money/money';
import { taxableLines, withShipping, type OrderSums } from '@/domain/orders/order-edit';
import { suppliedAt, type TaxPlace } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { ownTaxes } from '@/modules/taxes/tax-service';
import type { OrderOfLines } from '../data/order-lines';
import { withTax } from '../lines/tax-order';
import type { ResolvedLines } from './resolve-lines';

type TaxEdit = {
  resolved: Pick<ResolvedLines, 'lines' | 'sums'>;
  /** How it is delivered from now on, and what that costs at the shop’s prices; undefined where that is not known yet. */
  placed: Pick<PlacedDelivery, 'delivery' | 'shippingAmount'> | undefined;
  /** The order as it stands; none for a new one. */
  stored?: OrderOfLines;
  /** Where it is to go; undefined where that is not known yet. */
  to?: TaxPlace;
  /** Who orders a new one, as far as tax goes. */
  buyer?: TaxBuyer;
};

type TaxedEdit = Pick<ResolvedLines, 'lines'> & {
  /** With delivery and tax. */
  sums: OrderSums;
  /** It is to go to a place of other tax rates than it did. */
  isMoved: boolean;
};

/**
 * Lines of an order with delivery and tax: those that it has keep their rate, new ones have that of the day of the order. An order
 * that was placed without tax stays so.
 */
export async function taxEdit({
  resolved: { lines, sums },
  placed,
  stored,
  to,
  buyer = {},
}: TaxEdit): Promise<TaxedEdit> {
  const shippingAmount = placed?.shippingAmount ?? 0;
  const taxable = taxableLines(lines);
  const quote =
    taxable.length > 0 && (!stored || stored.taxes)
      ? await ownTaxes.quote({
          lines: taxable,
          deliveryCents: toCents(shippingAmount),
          to: suppliedAt(to ?? stored?.to, placed?.delivery),
          buyer,
          ...(stored?.taxes && {
            stored: { terms: stored.taxes, place: suppliedAt(stored.to, stored.delivery) },
            at: stored.createdAt,
          }),
        })
      : undefined;
  if (!quote) return { lines, sums: withShipping(sums, shippingAmount), isMoved: false };
  return {
    lines: withTax(lines, quote.lines),
    sums: { ...sums, taxes: quote.taxes, totalAmount: quote.totalAmount },
    isMoved: quote.isMoved,
  };
}
