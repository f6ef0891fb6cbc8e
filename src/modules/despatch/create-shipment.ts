import { trackingText } from '@/domain/despatch/carriers';
import type { TrackingInput } from '@/domain/despatch/shipment-input';
import {
  COLLECTED,
  countPieces,
  openPieces,
  packPieces,
  pieceErrors,
  type RequestedPieces,
} from '@/domain/despatch/shipments';
import { listLinesToShip } from '@/data/shipments';
import { failure, type Failure, type Success } from '@/lib/result';
import { insertShipment } from './data';
import { withOrderToDespatch, type DespatchCall, type DespatchRefusal } from './order-to-despatch';

type CreateShipment = DespatchCall & {
  tracking: TrackingInput;
  /** All that is not shipped yet if undefined. */
  pieces?: readonly RequestedPieces[];
  despiteUnpaid?: boolean;
};
type Created = Success<{ revision: number; shipmentId: string; number: number }>;
type Refusal = DespatchRefusal | Failure<'not_shippable' | 'payment_due'> | Failure<'invalid'>;

/** Locks the order, so that no piece goes twice. If a payment is due before, the caller has to confirm. */
export async function createShipment(given: CreateShipment): Promise<Created | Refusal> {
  const { req, tracking } = given;
  return withOrderToDespatch<Created | Refusal>(given, async (session, order) => {
    if (order.whyNot) return failure('not_shippable', order.whyNot);
    if (order.isCollection && trackingText(tracking)) return failure('invalid', COLLECTED);
    const open = openPieces(await listLinesToShip(session, given));
    if (open.length === 0) return failure('not_shippable', 'Everything of this order is shipped already.');
    const requested: readonly RequestedPieces[] =
      given.pieces ?? open.map(({ line, quantity }) => ({ line, quantity }));
    const errors = pieceErrors(requested, open);
    if (Object.keys(errors).length > 0) {
      return failure('invalid', 'Some of these pieces cannot be shipped.', { fieldErrors: errors });
    }
    const pieces = packPieces(requested, open);
    const unpaid = await order.refuseUnpaid(given.despiteUnpaid);
    if (unpaid) return unpaid;
    const { id, number } = await insertShipment(session, req, { ...given, pieces });
    await order.record({
      change: 'made',
      after: { shipment: number, pieces: countPieces(pieces), tracking: trackingText(tracking) },
    });
    await order.notify({ shipment: id });
    const revision = await order.onceShipped(countPieces(open) - countPieces(pieces));
    return { ok: true, revision, shipmentId: id, number };
  });
}
