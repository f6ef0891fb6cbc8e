import type { Payload } from 'payload';
import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import type { Destination } from '@/domain/delivery/zones';
import { addAmounts, toAmount, toCents } from '@/domain/money/money';
import { hasMade } from '@/domain/orders/fulfilment';
import { sameLines, type LineInput, type OrderSums } from '@/domain/orders/order-edit';
import { orderDiscounts } from '@/domain/orders/price-goods';
import { productLines } from '@/domain/orders/custom-line';
import { givenDiscountOf, isSameDiscount, type GivenDiscount } from '@/domain/orders/given-discount';
import { repriceOrder } from '@/domain/orders/reprice-order';
import { storedRateOf } from '@/domain/taxes/order-taxes';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import type { OrderOfLines } from '../data/order-lines';
import { findOrderOffer } from '@/modules/offers/data';
import { priceOrder } from '../pricing/price-order';
import { refuseDiscount } from '../pricing/refuse-discount';
import { resolveEdit, type ResolvedEdit } from './resolve-edit';

type PlanEdit = {
  payload: Payload;
  wanted: readonly LineInput[];
  stored?: OrderOfLines;
  /** Destination, and the code of the delivery method; undefined while unknown. */
  to?: Destination;
  method?: string;
  buyer?: TaxBuyer;
  email?: string;
  priceReason?: string;
  /** Undefined: the order’s own, if it has one; null for none. */
  discount?: GivenDiscount | null;
  /** Undefined: the agreed one, if there is one; null for that of the method. */
  deliveryAmount?: number | null;
};

export type EditPlan = Omit<ResolvedEdit, 'pieces'> & {
  sums: OrderSums;
  delivery: EditedDelivery | undefined;
  isSame: boolean;
};

export async function planEdit(plan: PlanEdit): Promise<EditPlan> {
  const { payload, wanted, stored, to, method, buyer, priceReason, email } = plan;
  const { pieces, ...resolved } = await resolveEdit({ payload, wanted, stored: stored?.lines, priceReason, email });
  const givenBefore = givenDiscountOf(stored?.discounts ?? []);
  const discount = plan.discount === undefined ? givenBefore : (plan.discount ?? undefined);
  const isSameGoods = stored && sameLines(stored.lines, resolved.lines) && isSameDiscount(givenBefore, discount);
  const kept = isSameGoods ? stored : undefined;
  const offer = stored?.discounts.find((discount) => discount.offer)?.offer;
  const products = productLines(resolved.lines).map(({ productId }) => productId);
  const offers = offer ? await findOrderOffer(payload, offer, products) : [];
  const { lines, delivery, ...priced } = await priceOrder({
    lines: resolved.lines.map((line) => ({
      ...{ ...line, price: line.unitPrice, salePrice: line.isOnSale ? line.unitPrice : null },
      ...(line.tax && { storedRate: storedRateOf(line.tax) }),
    })),
    ...{ pieces, stored, to, method, buyer, waitsForProof: hasMade(resolved.lines) },
    ...{ offers, discount, agreedDelivery: plan.deliveryAmount },
    keptGoods: () => kept && goodsOf(kept),
  });
  const { discountAmount, totalItems, taxes, totalAmount, isMoved, given } = priced;
  Object.assign(resolved.fieldErrors, refuseDiscount(discount, given)?.fieldErrors);
  const { shippingAmount } = delivery;
  const repriced =
    stored && lines.length > 0
      ? repriceOrder(stored, {
          lines: lines.map(({ totalCents, discountCents, sizeLabel = '', tax }) => ({
            ...{ design: '', size: sizeLabel, cents: totalCents - discountCents },
            rate: tax ? storedRateOf(tax) : undefined,
          })),
          goodsAmount: kept ? addAmounts(kept.totalAmount, -kept.shippingAmount) : priced.goodsAmount,
          ...{ isSame: kept !== undefined, shippingAmount, movedTo: isMoved ? taxes : null },
        })
      : { ok: true as const, taxes, totalAmount, isKept: false };
  if (!repriced.ok) throw new Error(repriced.message);
  const { isKept: isSame } = repriced;
  const discounts = kept && isSame ? kept.discounts : orderDiscounts(priced);
  const sums = { discounts, discountAmount, totalItems, taxes: repriced.taxes, totalAmount: repriced.totalAmount };
  return { ...resolved, lines, sums, delivery: to && delivery, isSame };
}

const goodsOf = ({ lines, discountAmount }: OrderOfLines): number =>
  toAmount(lines.reduce((cents, { totalPrice }) => cents + toCents(totalPrice), 0) - toCents(discountAmount));
