import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import type { TrackingInput } from '@/domain/despatch/shipment-input';
import { COLLECTED } from '@/domain/despatch/shipments';
import { findRevision } from '@/data/orders';
import { isUuid } from '@/domain/text/uuid';
import { failure, type Failure, type Success } from '@/lib/result';
import { findShipment, updateTracking } from './data';
import { withOrderToDespatch, type DespatchCall, type DespatchRefusal } from './order-to-despatch';

type EditShipment = DespatchCall & { shipmentId: string; tracking: TrackingInput };
type Edited = Success<{ revision: number }>;
type Refusal = DespatchRefusal | Failure<'not_found' | 'invalid'>;

/** Emails the customer if the tracking is new. Pieces cannot be changed: withdraw the shipment instead. */
export async function editShipment(given: EditShipment): Promise<Edited | Refusal> {
  const { kind, orderId, shipmentId, tracking } = given;
  return withOrderToDespatch<Edited | Refusal>(given, async (session, order) => {
    const before = isUuid(shipmentId) ? await findShipment(session, given, shipmentId) : undefined;
    if (!before) return failure('not_found', 'This shipment was withdrawn.');
    const isSame = [trackingText, trackingLink].every((of) => of(before) === of(tracking));
    if (isSame && before.trackingUrl === tracking.trackingUrl)
      return { ok: true, revision: await findRevision(session, orderId, kind) };
    if (order.isCollection && trackingText(tracking)) return failure('invalid', COLLECTED);
    await updateTracking(session, shipmentId, tracking);
    await order.record({
      change: 'changed',
      before: { tracking: trackingText(before), link: before.trackingUrl },
      after: { shipment: before.number, tracking: trackingText(tracking), link: tracking.trackingUrl },
    });
    if (!isSame && (tracking.trackingNumber || tracking.trackingUrl) && !order.isCancelled) {
      await order.notify({ shipment: shipmentId, isUpdate: true });
    }
    return { ok: true, revision: await order.onceTracked() };
  });
}
