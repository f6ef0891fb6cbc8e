import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { approvedText, type ProofStatus } from '@/domain/teams/proof';
import type { TeamOrderData } from '@/domain/teams/team-order';
import type { Session } from '@/lib/database/sessions';
import { recordTeamOrderEvent } from '../orders/record-event';
import { findNewestProof, updateToVoid, type StoredProof } from '../data/proofs';

/** SHA-256 over what an approval is about, hexadecimal. */
export const approvalHash = (fileHash: string, { items }: TeamOrderData): string =>
  createHash('sha256').update(approvedText(fileHash, items)).digest('hex');

/** The approval of an order’s newest proof, where it has one that still matches the lines. */
export async function validApproval(
  session: Session,
  orderId: string,
  data: TeamOrderData,
): Promise<StoredProof | undefined> {
  const newest = await findNewestProof(session, orderId);
  return newest && approves(newest, data) ? newest : undefined;
}

const approves = ({ status, fileHash, approvalHash: approved }: StoredProof, data: TeamOrderData): boolean =>
  status === 'approved' && approved === approvalHash(fileHash, data);

const STATES: Record<ProofStatus, (version: number) => string> = {
  waiting: (version) => `Proof ${version} is still with the team.`,
  changes_requested: (version) => `The team asks for changes to proof ${version}: add the next one.`,
  approved: (version) => `The order has changed since proof ${version} was approved: add the next one.`,
  void: (version) => `The order has changed since proof ${version}: add the next one.`,
};

/** What production still waits for, in words for staff; nothing where the newest proof is approved as it is. */
export async function missingApproval(
  session: Session,
  orderId: string,
  data: TeamOrderData,
): Promise<string | undefined> {
  const newest = await findNewestProof(session, orderId);
  if (newest && approves(newest, data)) return undefined;
  const state = newest && STATES[newest.status](newest.version);
  return ['Production waits for a proof that the team has approved.', state].filter(Boolean).join(' ');
}

/** Takes back what was approved or waits to be, because the order or its proof has changed. */
export async function voidProofs(
  session: Session,
  req: PayloadRequest,
  order: { id: string; teamId: string },
): Promise<void> {
  if (await updateToVoid(session, order.id)) {
    await recordTeamOrderEvent(session, req, { teamId: order.teamId, orderId: order.id, type: 'proof_voided' });
  }
}
