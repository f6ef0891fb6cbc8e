import type { Payload, PayloadRequest } from 'payload';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import type { TrackingInput } from '@/domain/despatch/shipment-input';
import { findRevision } from '@/data/orders';
import { recordActivity } from '@/lib/activity';
import { isUuid } from '@/domain/text/uuid';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { tellCustomer } from '@/modules/orders/status/tell-customer';
import { findShipment, touchOrder, updateTracking } from './data/shipments';

type EditShipment = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  revision?: number;
  shipmentId: string;
  tracking: TrackingInput;
};
type Edited = Success<{ revision: number }>;

/**
 * Says otherwise how a shipment is followed. The customer is emailed where there is something to follow it by now that
 * was not told before. Other pieces are another shipment: this one is withdrawn and made anew.
 */
export async function editShipment(given: EditShipment): Promise<Edited | LockRefusal | Failure<'not_found'>> {
  const { req, orderId, shipmentId, tracking } = given;
  return withLockedOrder<Edited | Failure<'not_found'>>(given, async (session, order) => {
    const before = isUuid(shipmentId) ? await findShipment(session, orderId, shipmentId) : undefined;
    if (!before) return failure('not_found', 'This shipment was withdrawn.');
    const isSame = [trackingText, trackingLink].every((of) => of(before) === of(tracking));
    if (isSame && before.trackingUrl === tracking.trackingUrl) return { ok: true, revision: order.revision };
    await updateTracking(session, shipmentId, tracking);
    await recordActivity(req, {
      action: 'order.shipment-changed',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { tracking: trackingText(before), link: before.trackingUrl },
      after: { shipment: before.number, tracking: trackingText(tracking), link: tracking.trackingUrl },
    });
    if (!isSame && (tracking.trackingNumber || tracking.trackingUrl) && order.status !== 'cancelled') {
      await tellCustomer(session, order, 'order-shipped', { shipment: shipmentId, isUpdate: true });
    }
    await touchOrder(session, orderId);
    return { ok: true, revision: await findRevision(session, orderId) };
  });
}
