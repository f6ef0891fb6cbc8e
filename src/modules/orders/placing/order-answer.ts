import { orderDeposit } from '@/domain/invoices/deposits';
import { toAmount } from '@/domain/money/money';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { taxAnswer } from '@/domain/taxes/order-taxes';
import { env } from '@/lib/env';
import type { PlacedOrder } from '../data/placed-order';

export const trackingUrl = (token: string): string => `${env.publicUrl}/order/${token}`;

export const reviewUrl = (token: string): string => `${trackingUrl(token)}/review`;

/** Amounts in the order’s currency. */
export function orderAnswer(order: PlacedOrder) {
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    confirmBy: awaitsConfirmation(order) ? order.confirmBy : null,
    currency: order.currency,
    totalAmount: order.totalAmount,
    ...taxAnswer(order.taxes, order.totalAmount),
    discountAmount: order.discountAmount,
    /** Part of the total that a gift voucher pays. */
    voucherAmount: order.voucherAmount,
    /** Contained in the total, due before work begins; null without a deposit. */
    depositAmount:
      order.depositPercent > 0 ? toAmount(orderDeposit(order, order.currency).deposit, order.currency) : null,
    deliveryAmount: order.shippingAmount,
    deliveryMethod: order.delivery?.method ?? null,
    collection: order.delivery?.isCollection
      ? { place: order.delivery.place ?? null, hours: order.delivery.hours ?? null }
      : null,
    promisedDate: order.promisedDate,
    discounts: order.discounts.map(({ productName, color, quantity, percentOff, amount, offer, isGiven }) => ({
      productName,
      color: color ?? null,
      quantity,
      percentOff,
      amount,
      isOffer: Boolean(offer),
      /** Given by staff on the whole order. */
      isGiven: isGiven === true,
    })),
    items: order.items.map((line) => ({
      product: line.productId,
      productName: line.productName,
      sku: line.sku,
      color: line.color ?? null,
      size: line.sizeCode ?? null,
      ...(line.kit && { design: line.kit.hash }),
      ...(line.players && { players: line.players }),
      ...(line.parts && { parts: line.parts }),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      totalPrice: line.totalPrice,
    })),
    trackingUrl: trackingUrl(order.trackingToken),
  };
}
