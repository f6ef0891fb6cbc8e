import type { Payload, PayloadRequest } from 'payload';
import { trackingText } from '@/domain/despatch/carriers';
import { countPieces, openPieces, statusOnceWithdrawn } from '@/domain/despatch/shipments';
import { findRevision } from '@/data/orders';
import { listLinesToShip } from '@/data/shipments';
import { isUuid } from '@/domain/text/uuid';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { setOrderStatus } from '@/modules/orders/status/update-order-status';
import { deleteShipment, findShipment, touchOrder } from './data/shipments';

type WithdrawShipment = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  revision?: number;
  shipmentId: string;
};
type Withdrawn = Success<{ revision: number }>;
type Refusal = LockRefusal | Failure<'not_found'> | Failure<'delivered'>;

/**
 * Takes a shipment back that did not go out: its pieces are to be shipped again, and an order that was shipped with it
 * no longer is. The order’s history keeps it.
 */
export async function withdrawShipment(given: WithdrawShipment): Promise<Withdrawn | Refusal> {
  const { payload, req, orderId, shipmentId } = given;
  return withLockedOrder<Withdrawn | Refusal>(given, async (session, order) => {
    const shipment = isUuid(shipmentId) ? await findShipment(session, orderId, shipmentId) : undefined;
    if (!shipment) return failure('not_found', 'This shipment was withdrawn already.');
    if (order.status === 'delivered') {
      return failure('delivered', 'This order is delivered: set its status back first.');
    }
    const openBefore = countPieces(openPieces(await listLinesToShip(session, orderId)));
    await deleteShipment(session, shipmentId);
    await recordActivity(req, {
      action: 'order.shipment-withdrawn',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { shipment: shipment.number, pieces: shipment.quantity, tracking: trackingText(shipment) },
    });
    const status = statusOnceWithdrawn(order.status, openBefore);
    if (status === order.status) await touchOrder(session, orderId);
    else {
      const reason = `Shipment ${shipment.number} was withdrawn.`;
      await setOrderStatus({ payload, req, orderId, status, reason });
    }
    return { ok: true, revision: await findRevision(session, orderId) };
  });
}
