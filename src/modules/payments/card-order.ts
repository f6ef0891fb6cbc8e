import type { Payload } from 'payload';
import { awaitsCard, payableByCard } from '@/domain/invoices/card-payments';
import { toCents, type Cents } from '@/domain/money/money';
import { shopOrder, teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import { linesOf } from '@/domain/teams/stored-team-lines';
import { itemText } from '@/domain/teams/team-order';
import { findOrderById, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { loadTeamOrder, type TeamOrderDetail } from '@/modules/team/data/team-order';
import { teamOrderUrl } from '@/modules/team/orders/team-order-url';
import { stripe } from './stripe-client';
import { findPaymentPage } from './data/payment-sessions';

export type CardOrder = {
  ref: OrderRef;
  orderNumber: string;
  currency: string;
  payable: Cents[];
  lines: { name: string; unitPrice: Cents; quantity: number }[];
  isPlacedByPaying: boolean;
  email: string | null;
  /** Its page, to which the payment leads back. */
  url: string;
};

export function shopCardOrder(order: PlacedOrder): CardOrder {
  const { id, orderNumber, currency, contact } = order;
  // A card order is only placed once it is paid, and its page then says so.
  const isPlacedByPaying = awaitsCard(order);
  return {
    ...{ ref: shopOrder(id), orderNumber, currency, payable: payableByCard(order), email: contact.email },
    isPlacedByPaying,
    lines: order.items.map(({ productName, color, sizeLabel, unitPrice, quantity }) => {
      const options = [color, sizeLabel].filter(Boolean).join(', ');
      return { name: `${productName}${options && ` (${options})`}`, unitPrice: toCents(unitPrice), quantity };
    }),
    url: `${trackingUrl(order.trackingToken)}${isPlacedByPaying ? '?placed=1' : ''}`,
  };
}

export function teamCardOrder(order: TeamOrderDetail): CardOrder {
  const { id, orderNumber, currency, team, data } = order;
  return {
    ...{ ref: teamOrder(id), orderNumber, currency, payable: payableByCard(order), email: team.email },
    isPlacedByPaying: false,
    lines: linesOf(data.items).map((line) => ({
      name: [itemText(line), line.sizeLabel].filter(Boolean).join(', '),
      unitPrice: toCents(line.unitPrice),
      quantity: line.quantity,
    })),
    // On a phone the payment is far below the proof.
    url: `${teamOrderUrl(id)}#payment`,
  };
}

/** The caller has checked the permission to pay. */
export const findCardOrder = (payload: Payload, { kind, orderId }: OrderRef): Promise<CardOrder | undefined> =>
  FINDERS[kind](payload, orderId);

const FINDERS = {
  shop: async (payload: Payload, id: string) => {
    const order = await findOrderById(payload, id);
    return order && shopCardOrder(order);
  },
  team: async (payload: Payload, id: string) => {
    const order = await loadTeamOrder({ payload, id });
    return order && teamCardOrder(order);
  },
} as const;

export type CardPaymentState = {
  payable: Cents[];
  /** True once the result of its last payment page is known. */
  isOver: boolean;
};

export async function findCardPayment(payload: Payload, { ref, ...order }: CardOrder): Promise<CardPaymentState> {
  const payable = stripe ? order.payable : [];
  const page = payable.length > 0 ? await findPaymentPage(payload, ref) : undefined;
  return { payable, isOver: page?.isOver ?? true };
}
