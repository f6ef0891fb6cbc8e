import type { Payload, PayloadRequest } from 'payload';
import { trackingText } from '@/domain/despatch/carriers';
import type { TrackingInput } from '@/domain/despatch/shipment-input';
import {
  countPieces,
  openPieces,
  pieceErrors,
  statusOnceShipped,
  unshippable,
  type Pieces,
} from '@/domain/despatch/shipments';
import { findRevision } from '@/data/orders';
import { listLinesToShip } from '@/data/shipments';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { tellCustomer } from '@/modules/orders/status/tell-customer';
import { setOrderStatus } from '@/modules/orders/status/update-order-status';
import { insertShipment, touchOrder } from './data/shipments';

type CreateShipment = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
  tracking: TrackingInput;
  /** Left out, all that is not shipped yet. */
  pieces?: readonly Pieces[];
};
type Created = Success<{ revision: number; shipmentId: string; number: number }>;
type Refusal = LockRefusal | Failure<'not_shippable'> | Failure<'invalid'>;

/**
 * Ships pieces of an order: under its lock, so that none goes twice, in one transaction with the customer’s email and
 * the status, which follows once the first and the last piece are out. Nothing of a cancelled order is shipped.
 */
export async function createShipment(given: CreateShipment): Promise<Created | Refusal> {
  const { payload, req, orderId, tracking } = given;
  return withLockedOrder<Created | Refusal>(given, async (session, order) => {
    const why = unshippable(order);
    if (why) return failure('not_shippable', why);
    const open = openPieces(await listLinesToShip(session, orderId));
    if (open.length === 0) return failure('not_shippable', 'Everything of this order is shipped already.');
    const pieces = given.pieces ?? open;
    const errors = pieceErrors(pieces, open);
    if (Object.keys(errors).length > 0) {
      return failure('invalid', 'Some of these pieces cannot be shipped.', { fieldErrors: errors });
    }
    const shipment = await insertShipment(session, req, { orderId, tracking, pieces });
    await recordActivity(req, {
      action: 'order.shipment-made',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      after: { shipment: shipment.number, pieces: countPieces(pieces), tracking: trackingText(tracking) },
    });
    await tellCustomer(session, order, 'order-shipped', { shipment: shipment.id });
    const status = statusOnceShipped(order.status, countPieces(open) - countPieces(pieces));
    if (status === order.status) await touchOrder(session, orderId);
    else await setOrderStatus({ payload, req, orderId, status });
    const revision = await findRevision(session, orderId);
    return { ok: true, revision, shipmentId: shipment.id, number: shipment.number };
  });
}
