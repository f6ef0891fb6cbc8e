import type { OrderRef } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { approvedText, awaitedApproval, type ProofedLine } from '@/domain/orders/proof';
import { findNewestProof, type StoredProof } from './data/proofs';

/** SHA-256, hexadecimal. */
export const approvalHash = (fileHash: string, lines: readonly ProofedLine[]): string =>
  createHash('sha256').update(approvedText(fileHash, lines)).digest('hex');

const approves = ({ status, fileHash, approvalHash: approved }: StoredProof, lines: readonly ProofedLine[]): boolean =>
  status === 'approved' && approved === approvalHash(fileHash, lines);

/** In words for staff; undefined if the newest proof is approved for the current order. */
export async function missingApproval(
  req: PayloadRequest,
  order: OrderRef,
  lines: readonly ProofedLine[],
): Promise<string | undefined> {
  const newest = await findNewestProof(req, order);
  const isApproved = newest !== undefined && approves(newest, lines);
  return awaitedApproval(newest, { isApproved, who: policyOf(order.kind).buyer });
}
