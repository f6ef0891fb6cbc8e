import type { PayloadRequest } from 'payload';
import type { LockedOrder } from '@/data/orders';
import { isEditable } from '@/domain/orders/order-status';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { missingApproval } from '@/modules/proofs/approval';
import { listMadeLines } from '../data/made-lines';
import { proofedLines } from '../lines/proof-lines';

/**
 * What an order still waits for before it is made or sent, in words for staff; nothing where nothing of it is made or printed, or
 * its newest proof is approved as it is now. Work that began without any proof, before there were proofs of it, goes on.
 */
export async function awaitedApproval(
  req: PayloadRequest,
  { id: orderId, status }: Pick<LockedOrder, 'id' | 'status'>,
): Promise<string | undefined> {
  if (!isEditable(status) && status !== 'cancelled') return undefined;
  const lines = await listMadeLines(req, orderId);
  if (lines.length === 0) return undefined;
  const order = { kind: 'shop', orderId } as const;
  if (status === 'processing' && !(await findNewestProof(req, order))) return undefined;
  return missingApproval(req, order, proofedLines(lines));
}
