import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { addAmounts, toCents } from '@/domain/money/money';
import { storedRateOf, type OrderTaxes } from '@/domain/taxes/order-taxes';
import { suppliedAt, type TaxPlace } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import type { ResolvedTeamOrder } from '@/domain/teams/team-order-lines';
import { ownTaxes } from '@/modules/taxes/tax-service';

/** A team’s order with the way it gets there. */
export type DeliveredTeamOrder = ResolvedTeamOrder & { delivery: EditedDelivery };

/** A team’s order as it is to be paid, each of its items with the rates of its sizes. */
export type TaxedTeamOrder = Omit<DeliveredTeamOrder, 'taxable' | 'totalAmount'> & {
  /** Null where the shop charges no tax. */
  taxes: OrderTaxes | null;
  /** In the shop’s currency, with delivery and tax: what is paid. */
  totalAmount: number;
};

type TaxItems = {
  buyer: TaxBuyer;
  /** Where it goes. */
  to: TaxPlace;
  /** How an order that is edited is taxed, and where it went so far: its new pieces have the rates of the day it was placed. */
  stored?: { taxes: OrderTaxes; createdAt: string; place: TaxPlace };
};

/** Adds delivery and tax to a team’s order; `isMoved` where an edit has it go to a place of other rates. */
export async function taxItems(
  { taxable, ...order }: DeliveredTeamOrder,
  { buyer, to, stored }: TaxItems,
): Promise<TaxedTeamOrder & { isMoved: boolean }> {
  const quote =
    taxable.length > 0
      ? await ownTaxes.quote({
          lines: taxable,
          deliveryCents: toCents(order.delivery.shippingAmount),
          to: suppliedAt(to, order.delivery.delivery),
          buyer,
          ...(stored && {
            stored: { terms: stored.taxes, place: stored.place },
            at: new Date(stored.createdAt),
          }),
        })
      : undefined;
  if (!quote) {
    const totalAmount = addAmounts(order.totalAmount, order.delivery.shippingAmount);
    return { ...order, taxes: null, totalAmount, isMoved: false };
  }
  const rates = taxable.map(({ index, size }, place) => {
    const line = quote.lines[place];
    return { index, size, rate: line ? storedRateOf(line) : 0 };
  });
  return {
    ...order,
    items: order.items.map(
      (item, index) =>
        item && {
          ...item,
          tax_rates: Object.fromEntries(
            rates.filter((each) => each.index === index).map(({ size, rate }) => [size, rate]),
          ),
        },
    ),
    taxes: quote.taxes,
    totalAmount: quote.totalAmount,
    isMoved: quote.isMoved,
  };
}
