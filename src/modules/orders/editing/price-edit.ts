import type { Payload } from 'payload';
import { editDelivery, type EditedDelivery } from '@/domain/delivery/edit-delivery';
import type { Destination } from '@/domain/delivery/zones';
import { addAmounts, toAmount, toCents } from '@/domain/money/money';
import { hasMade } from '@/domain/orders/fulfilment';
import { sameLines, taxableLines, type LineInput, type OrderSums } from '@/domain/orders/order-edit';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { getDeliveryRules } from '@/modules/delivery/queries';
import type { OrderOfLines } from '../data/order-lines';
import { resolveLines, type ResolvedLines } from './resolve-lines';
import { priceOrder, withTax } from '../pricing/price-order';

type PriceEdit = {
  payload: Payload;
  wanted: readonly LineInput[];
  /** The order as it stands; none for a new one. */
  stored?: OrderOfLines;
  /** Destination, and the code of the delivery method; undefined where not known yet. */
  to?: Destination;
  method?: string;
  /** The customer of a new order, as far as tax goes. */
  buyer?: TaxBuyer;
};

type PricedEdit = Omit<ResolvedLines, 'pieces' | 'sums'> & {
  /** With delivery and tax. */
  sums: OrderSums;
  delivery: EditedDelivery | undefined;
  /** Lines and their amounts stay as they are. */
  isSame: boolean;
};

/**
 * Prices an order with these lines and this delivery, the same for the form that shows it and for the edit. Unchanged lines
 * keep their amounts and discounts; an order that goes to a place of other tax rates is taxed by those of its day.
 */
export async function priceEdit({ payload, wanted, stored, to, method, buyer }: PriceEdit): Promise<PricedEdit> {
  const [{ pieces, ...resolved }, rules] = await Promise.all([
    resolveLines({ payload, wanted, stored: stored?.lines }),
    getDeliveryRules(),
  ]);
  const isSameGoods = sameLines(stored?.lines ?? [], resolved.lines);
  const delivery =
    to &&
    editDelivery({
      ...{ rules, stored, method, to, pieces, isSameGoods, now: new Date() },
      goodsAmount: isSameGoods && stored ? goodsOf(stored) : resolved.sums.totalAmount,
      waitsForProof: hasMade(resolved.lines),
    });
  const shippingAmount = delivery?.shippingAmount ?? 0;
  const { isMoved, lineTaxes, ...priced } = await priceOrder({
    taxable: taxableLines(resolved.lines),
    goodsAmount: resolved.sums.totalAmount,
    ...{ shippingAmount, delivery: delivery?.delivery, to, buyer, stored },
  });
  const lines = withTax(resolved.lines, lineTaxes);
  const sums = { ...resolved.sums, ...priced };
  // Tax is spread over lines and delivery together.
  const isTaxedAnew = isMoved || (sums.taxes !== null && shippingAmount !== stored?.shippingAmount);
  const isSame = stored !== undefined && isSameGoods && !isTaxedAnew;
  const kept = isSame && {
    discounts: stored.discounts,
    totalAmount: addAmounts(stored.totalAmount, -stored.shippingAmount, shippingAmount),
  };
  return { ...resolved, lines, sums: { ...sums, ...kept }, delivery, isSame };
}

/** Sum of the lines, discounts taken off. */
const goodsOf = ({ lines, discountAmount }: OrderOfLines): number =>
  toAmount(lines.reduce((cents, { totalPrice }) => cents + toCents(totalPrice), 0) - toCents(discountAmount));
