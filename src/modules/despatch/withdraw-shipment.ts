import { trackingText } from '@/domain/despatch/carriers';
import { countPieces, openPieces } from '@/domain/despatch/shipments';
import { listLinesToShip } from '@/data/shipments';
import { isUuid } from '@/domain/text/uuid';
import { failure, type Failure, type Success } from '@/lib/result';
import { deleteShipment, findShipment } from './data';
import { withOrderToDespatch, type DespatchCall, type DespatchRefusal } from './order-to-despatch';

type WithdrawShipment = DespatchCall & { shipmentId: string };
type Withdrawn = Success<{ revision: number }>;
type Refusal = DespatchRefusal | Failure<'not_found'> | Failure<'delivered'> | Failure<'not_possible'>;

/** Its pieces can be shipped again; a shop order that it completed is no longer shipped. The history keeps it. */
export async function withdrawShipment(given: WithdrawShipment): Promise<Withdrawn | Refusal> {
  const { shipmentId } = given;
  return withOrderToDespatch<Withdrawn | Refusal>(given, async (session, order) => {
    const shipment = isUuid(shipmentId) ? await findShipment(session, given, shipmentId) : undefined;
    if (!shipment) return failure('not_found', 'This shipment was withdrawn already.');
    if (order.isDelivered) {
      const done = order.isCollection ? 'collected' : 'delivered';
      return failure('delivered', `This order is ${done}: set its status back first.`);
    }
    const openBefore = countPieces(openPieces(await listLinesToShip(session, given)));
    await deleteShipment(session, shipmentId);
    const returned = await order.refuseReturned(openBefore);
    if (returned) return returned;
    await order.record({
      change: 'withdrawn',
      before: { shipment: shipment.number, pieces: shipment.quantity, tracking: trackingText(shipment) },
    });
    const revision = await order.onceWithdrawn(openBefore, `Shipment ${shipment.number} was withdrawn.`);
    return { ok: true, revision };
  });
}
