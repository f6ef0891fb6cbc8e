import type { PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { failure, type Result } from '@/lib/result';
import { drawProof } from '@/modules/proofs/draw-proof';
import { findOrderById } from '../data/placed-order';
import { proofedLines, proofLines } from '../lines/proof-lines';
import { addProof } from './add-proof';

export async function drawOrderProof(
  req: PayloadRequest,
  orderId: string,
  note: string,
): Promise<Result<{ version: number }>> {
  const order = isUuid(orderId) ? await findOrderById(req.payload, orderId) : undefined;
  if (!order) return failure('not_found', 'Order not found.');
  const drawn = await drawProof(req, { orderNumber: order.orderNumber, lines: proofLines(order.items) });
  if (!drawn.ok) return drawn;
  return addProof({ req, kind: 'shop', orderId, bytes: drawn.pdf, note, drawnFrom: proofedLines(order.items) });
}
