import type { Payload } from 'payload';
import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { addAmounts, toCents } from '@/domain/money/money';
import { storedRateOf, type OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { parseVatNumber } from '@/domain/taxes/vat-number';
import type { ResolvedTeamOrder } from '@/domain/teams/team-order-lines';
import { loadTaxSettings } from '@/modules/taxes/data/tax-settings';
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

/**
 * Adds delivery and tax to a team’s order. It goes to where the shop is, or to the country of the team’s VAT number.
 * @param stored how an order that is edited is taxed: its new pieces have the rates of the day it was placed.
 */
export async function taxItems(
  payload: Payload,
  { taxable, ...order }: DeliveredTeamOrder,
  buyer: TaxBuyer,
  stored?: { taxes: OrderTaxes; createdAt: string },
): Promise<TaxedTeamOrder> {
  const { vatNumber } = stored?.taxes ?? buyer;
  const abroad = vatNumber ? parseVatNumber(vatNumber) : undefined;
  const place = abroad && { country: abroad.country };
  const quote =
    taxable.length > 0
      ? await ownTaxes.quote(payload, {
          lines: taxable,
          deliveryCents: toCents(order.delivery.shippingAmount),
          to: place,
          buyer,
          ...(stored && {
            stored: { terms: stored.taxes, place: place ?? { country: (await loadTaxSettings(payload)).homeCountry } },
            at: new Date(stored.createdAt),
          }),
        })
      : undefined;
  if (!quote)
    return { ...order, taxes: null, totalAmount: addAmounts(order.totalAmount, order.delivery.shippingAmount) };
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
  };
}
