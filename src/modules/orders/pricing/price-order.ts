import { addAmounts, toCents } from '@/domain/money/money';
import type { OrderLine } from '@/domain/orders/order-lines';
import type { LineTax, OrderTaxes, TaxableLine } from '@/domain/taxes/order-taxes';
import { suppliedAt, type TaxPlace } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { ownTaxes } from '@/modules/taxes/tax-service';

type Delivered = { isCollection?: boolean } | null | undefined;

type PriceOrder = {
  /** Lines as they are taxed, discounts taken off. */
  taxable: readonly TaxableLine[];
  /** Sum of the lines at the shop’s prices, discounts taken off, in its currency. */
  goodsAmount: number;
  /** Price of the delivery, in the shop’s currency. */
  shippingAmount: number;
  delivery: Delivered;
  /** Destination; undefined where it is not known yet. */
  to: TaxPlace | undefined;
  buyer?: TaxBuyer;
  /** An order that is edited: its terms, or null for one placed without tax, which stays so; new pieces have the rates of its day. */
  stored?: { taxes: OrderTaxes | null; createdAt: Date | string; to: TaxPlace; delivery: Delivered };
};

export type PricedOrder = {
  /** Null where no tax is charged. */
  taxes: OrderTaxes | null;
  /** With delivery and tax, in the shop’s currency. */
  totalAmount: number;
  /** Tax of each line, in its place; empty where none is charged. */
  lineTaxes: readonly LineTax[];
  /** It goes to a place of other tax rates than the order did. */
  isMoved: boolean;
};

/** Adds delivery and tax to the goods of an order of any kind, new or edited (docs/product.md, Tax). */
export async function priceOrder(asked: PriceOrder): Promise<PricedOrder> {
  const { taxable, goodsAmount, shippingAmount, delivery, to, buyer = {}, stored } = asked;
  const isTaxed = taxable.length > 0 && stored?.taxes !== null;
  const quote = isTaxed
    ? await ownTaxes.quote({
        lines: taxable,
        deliveryCents: toCents(shippingAmount),
        to: suppliedAt(to ?? stored?.to, delivery),
        buyer,
        ...(stored?.taxes && {
          stored: { terms: stored.taxes, place: suppliedAt(stored.to, stored.delivery) },
          at: new Date(stored.createdAt),
        }),
      })
    : undefined;
  if (!quote)
    return { taxes: null, totalAmount: addAmounts(goodsAmount, shippingAmount), lineTaxes: [], isMoved: false };
  const { taxes, totalAmount, lines: lineTaxes, isMoved } = quote;
  return { taxes, totalAmount, lineTaxes, isMoved };
}

/** Lines with their tax, which comes in the same order; without any, as they are. */
export const withTax = <Line extends OrderLine>(lines: readonly Line[], taxes: readonly LineTax[]): Line[] =>
  taxes.length === 0 ? [...lines] : lines.map((line, index) => ({ ...line, tax: taxes[index] ?? null }));
