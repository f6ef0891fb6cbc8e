import type { OrderStatus } from '@/domain/orders/order-status';
import { trackingLink } from '@/domain/despatch/carriers';
import { failedResponse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { redactOrder } from '@/modules/orders/redact-order';
import type { WithToken } from '@/lib/http/parameters';
import { getOrder, getTimeline } from './queries';

type TrackedEvent = {
  at: string;
  kind: 'placed' | 'status' | 'refund' | 'shipment';
  status: OrderStatus | null;
  amount: number | null;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
};

const NOTHING = { status: null, amount: null, carrier: null, trackingNumber: null, trackingUrl: null };

/** For anyone with the token of the order’s link: without names and numbers of players. */
export async function trackOrder(token: string) {
  const order = await getOrder(token);
  if (!order) return undefined;
  const { createdAt, paidAmount, refundedAmount } = order;
  const events = (await getTimeline(order)).map((event): TrackedEvent => {
    if (event.kind !== 'shipment') return { ...NOTHING, ...event };
    const { carrier, trackingNumber } = event.shipment;
    const trackingUrl = trackingLink(event.shipment) ?? null;
    return { ...NOTHING, kind: event.kind, at: event.at, carrier, trackingNumber, trackingUrl };
  });
  return { ...orderAnswer(redactOrder(order)), placedAt: createdAt, paidAmount, refundedAmount, events };
}

export const trackOrderEndpoint = withValidKey(async (_request: Request, { params }: WithToken) => {
  try {
    return respond((await trackOrder((await params).token)) ?? failure('not_found', 'Order not found.'));
  } catch (error) {
    return failedResponse(error, 'An order could not be tracked.');
  }
});
