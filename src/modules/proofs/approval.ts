import type { OrderRef } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { approvedText, awaitedApproval, type ProofedLine } from '@/domain/orders/proof';
import {
  isSameSquad,
  ofSquad,
  piecesOf,
  squadLabel,
  squadParts,
  type SquadAnswer,
  type SquadName,
  type SquadPart,
  type SquadState,
} from '@/domain/orders/proof-squads';
import { findNewestProof, type AnsweredProof } from './data/proofs';

/** SHA-256, hexadecimal. */
export const approvalHash = (fileHash: string, lines: readonly ProofedLine[]): string =>
  createHash('sha256').update(approvedText(fileHash, lines)).digest('hex');

const approves = (
  { status, fileHash, approvalHash: approved }: AnsweredProof,
  lines: readonly ProofedLine[],
): boolean => status === 'approved' && approved === approvalHash(fileHash, lines);

/** Compares what each squad answered to with its current lines. */
export function squadStates(proof: AnsweredProof, lines: readonly ProofedLine[]): SquadState[] {
  const isWhole = approves(proof, lines);
  return squadParts(lines).map((part) => {
    const given = proof.answers.find(({ squad }) => isSameSquad(squad, part.squad));
    const status = isWhole ? 'approved' : partStatus(proof, part, given);
    const pieces = piecesOf(part);
    return { squad: part.squad, status, pieces, ...(given?.status === status && { answer: given }) };
  });
}

function partStatus(proof: AnsweredProof, { lines }: SquadPart, given: SquadAnswer | undefined): SquadState['status'] {
  if (given?.status === 'approved' && given.approvalHash === approvalHash(proof.fileHash, lines)) return 'approved';
  if (proof.status === 'waiting') return given?.status === 'changes_requested' ? given.status : 'waiting';
  return given?.status === 'approved' || proof.status === 'approved' ? 'void' : proof.status;
}

/** Approvals whose pieces a new drawing leaves unchanged. None if it changes nothing: then the drawing is what is new. */
export function keptAnswers(before: AnsweredProof, lines: readonly ProofedLine[], fileHash: string): SquadAnswer[] {
  const states = squadStates(before, lines);
  const kept = squadParts(lines).flatMap((part) => {
    const state = states.find(({ squad }) => isSameSquad(squad, part.squad));
    const isKept = state?.status === 'approved' && state.answer;
    return isKept ? [{ ...isKept, approvalHash: approvalHash(fileHash, part.lines) }] : [];
  });
  return kept.length < states.length ? kept : [];
}

/** In words for staff; undefined if the newest proof is approved for the current order, or for the squad alone. */
export async function missingApproval(
  req: PayloadRequest,
  order: OrderRef,
  lines: readonly ProofedLine[],
  squad?: SquadName,
): Promise<string | undefined> {
  const newest = await findNewestProof(req, order);
  const states = newest ? squadStates(newest, lines) : [];
  const chosen = ofSquad(states, squad);
  const isApproved =
    newest !== undefined &&
    (squad === undefined
      ? approves(newest, lines)
      : chosen.length > 0 && chosen.every(({ status }) => status === 'approved'));
  const unsure = states.length > 1 ? chosen.filter(({ status }) => status !== 'approved') : [];
  const open = unsure.map((state) => ({ name: squadLabel(state.squad), status: state.status }));
  return awaitedApproval(newest, { isApproved, who: policyOf(order.kind).buyer, open });
}
