import type { PayloadRequest } from 'payload';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { approvedText } from '@/domain/orders/proof';
import { isUuid } from '@/domain/text/uuid';
import { recordOrderActivity } from '@/lib/activity';
import type { LockedOrder } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Result } from '@/lib/result';
import { updateToVoid } from '@/modules/proofs/data/proofs';
import { drawProof } from '@/modules/proofs/draw-proof';
import { checkProof, storeProof, type NewProof } from '@/modules/proofs/store-proof';
import { listMadeLines } from '../data/made-lines';
import { findOrderById } from '../data/placed-order';
import { withLockedOrder } from '../shared/lock-order';
import { notifyCustomer } from '../shared/notify-customer';
import { endProofJob } from './data/proof-jobs';
import { proofedLines, proofLines } from '../lines/proof-lines';

type AddOrderProof = {
  req: PayloadRequest;
  orderId: string;
  bytes: Buffer;
  note: string;
  /** What was drawn: refused where the order is another by now. */
  drawnFrom?: string;
};

type Added = Result<{ version: number }>;

/**
 * Adds the next proof to an order in which something is made, for whoever ordered it to approve by the link they are emailed;
 * whatever was approved or waiting before is void. For staff who may change orders; `closed` once it is shipped, and while it waits
 * to be confirmed.
 */
export async function addOrderProof({ req, orderId, bytes, note, drawnFrom }: AddOrderProof): Promise<Added> {
  const checked = await checkProof(bytes);
  if (!checked.ok) return checked;
  return withLockedOrder<Added>({ payload: req.payload, req, orderId }, (session, order) =>
    addProofTo(session, req, order, { proof: checked.proof, note, drawnFrom }),
  );
}

/** Draws the next proof of an order from what was ordered and adds it, as `addOrderProof` does. */
export async function drawOrderProof(req: PayloadRequest, orderId: string, note: string): Promise<Added> {
  const order = isUuid(orderId) ? await findOrderById(req.payload, orderId) : undefined;
  if (!order) return failure('not_found', 'Order not found.');
  const drawn = await drawProof(req, { orderNumber: order.orderNumber, lines: proofLines(order.items) });
  if (!drawn.ok) return drawn;
  return addOrderProof({ req, orderId, bytes: drawn.pdf, note, drawnFrom: textOf(order.items) });
}

/**
 * Stores the next proof of an order that the caller has locked, in its transaction, and emails the link to it.
 * @param drawnFrom what a drawn proof shows: refused where the order is another by now.
 */
export async function addProofTo(
  session: Session,
  req: PayloadRequest,
  order: LockedOrder,
  { drawnFrom, ...proof }: Omit<NewProof, 'isDrawn'> & { drawnFrom?: string },
): Promise<Added> {
  const refusal = closed(order);
  if (refusal) return refusal;
  const lines = await listMadeLines(req, order.id);
  if (lines.length === 0)
    return failure('no_kits', 'Nothing of this order is made to a kit, or printed with names and numbers.');
  if (drawnFrom !== undefined && drawnFrom !== textOf(lines)) {
    return failure('conflict', 'The order was changed while its proof was drawn. Please draw it again.');
  }
  await updateToVoid(req, { kind: 'shop', orderId: order.id });
  const version = await storeProof(
    req,
    { kind: 'shop', orderId: order.id },
    { ...proof, isDrawn: drawnFrom !== undefined },
  );
  await endProofJob(session, order.id);
  await recordOrderActivity(req, order, 'proof-added', { after: { version } });
  await notifyCustomer(session, order, 'order-proof', { version });
  return { ok: true, version };
}

/** What is made of an order, as one text: another where a line, name, number or size changes. */
export const textOf = (lines: Parameters<typeof proofedLines>[0]): string => approvedText('', proofedLines(lines));

function closed({ status, awaitsConfirmation }: LockedOrder): Failure<'closed'> | undefined {
  if (awaitsConfirmation) return failure('closed', 'The customer has not confirmed this order yet.');
  if (allows(SHOP_ORDERS, 'editable', status)) return undefined;
  return failure('closed', `This order is ${SHOP_ORDERS.labels[status].toLowerCase()}: no more proofs can be added.`);
}
