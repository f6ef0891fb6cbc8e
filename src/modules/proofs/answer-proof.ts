import type { OrderRef } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import type { ProofedLine } from '@/domain/orders/proof';
import { failure, type Result } from '@/lib/result';
import { approvalHash } from './approval';
import { findNewestProof, updateDecision } from './data/proofs';

export type Decision = {
  proofId: string;
  decision: 'approve' | 'changes';
  comment?: string;
  withOpenPins?: boolean;
};

type AnswerProof = {
  order: OrderRef;
  lines: readonly ProofedLine[];
  isOpen: boolean;
  answer: Decision;
  byName: string;
};

/** The caller has locked the order. An approval is stamped with the file, lines and players that it covers. */
export async function answerProof(
  req: PayloadRequest,
  { order, lines, isOpen, answer, byName }: AnswerProof,
): Promise<Result<{ status: 'approved' | 'changes_requested' }, 'conflict'>> {
  const newest = await findNewestProof(req, order);
  if (!isOpen || newest?.id !== answer.proofId || newest.status !== 'waiting') return outdated;
  const approves = answer.decision === 'approve';
  const status = approves ? 'approved' : 'changes_requested';
  await updateDecision(req, order.kind, {
    proofId: newest.id,
    status,
    comment: answer.comment ?? null,
    byName,
    approvalHash: approves ? approvalHash(newest.fileHash, lines) : null,
  });
  return { ok: true, status };
}

const outdated = failure('conflict', 'This proof has been replaced. Please reload the page.');
