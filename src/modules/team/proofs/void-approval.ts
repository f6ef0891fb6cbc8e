import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { approvedText, type ProofStatus } from '@/domain/teams/proof';
import type { TeamOrderData } from '@/domain/teams/team-order';
import type { Session } from '@/lib/database/sessions';
import { recordTeamOrderEvent } from '../orders/record-event';

/** SHA-256 over what an approval is about, hexadecimal. */
export const approvalHash = (fileHash: string, { items }: TeamOrderData): string =>
  createHash('sha256').update(approvedText(fileHash, items)).digest('hex');

export type Approval = { id: string; fileHash: string; approvalHash: string };

/** The approval of an order’s newest proof, where it has one that still matches the lines. */
export async function validApproval(
  { client }: Session,
  orderId: string,
  data: TeamOrderData,
): Promise<Approval | undefined> {
  const { rows } = await client.query<Approval & { status: string }>(
    `select id, status, file_hash as "fileHash", approval_hash as "approvalHash"
       from team_order_proofs where team_order_id = $1 order by version desc limit 1`,
    [orderId],
  );
  const [newest] = rows;
  if (newest?.status !== 'approved' || newest.approvalHash !== approvalHash(newest.fileHash, data)) return undefined;
  return newest;
}

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
  if (await validApproval(session, orderId, data)) return undefined;
  const { rows } = await session.client.query<{ version: number; status: ProofStatus }>(
    'select version::int, status from team_order_proofs where team_order_id = $1 order by version desc limit 1',
    [orderId],
  );
  const [newest] = rows;
  const state = newest && STATES[newest.status](newest.version);
  return ['Production waits for a proof that the team has approved.', state].filter(Boolean).join(' ');
}

/** Takes back what was approved or waits to be, because the order or its proof has changed. */
export async function voidProofs(
  session: Session,
  req: PayloadRequest,
  order: { id: string; teamId: string },
): Promise<void> {
  const { rows } = await session.client.query<{ wasApproved: boolean }>(
    `update team_order_proofs new set status = 'void', updated_at = now()
       from team_order_proofs old
      where new.id = old.id and new.team_order_id = $1 and old.status in ('approved', 'waiting')
      returning old.status = 'approved' as "wasApproved"`,
    [order.id],
  );
  if (rows.some(({ wasApproved }) => wasApproved)) {
    await recordTeamOrderEvent(session, req, { teamId: order.teamId, orderId: order.id, type: 'proof_voided' });
  }
}
