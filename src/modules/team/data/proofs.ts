import type { ProofStatus } from '@/domain/teams/proof';
import type { Session } from '@/lib/database/sessions';
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** A proof of a team’s order; the hashes are SHA-256, hexadecimal. */
export type StoredProof = {
  id: string;
  version: number;
  status: ProofStatus;
  fileHash: string;
  /** Over what was approved; null without an approval. */
  approvalHash: string | null;
};

/** The newest proof of an order; undefined without one. Its order is locked by the caller. */
export async function findNewestProof({ client }: Session, orderId: string): Promise<StoredProof | undefined> {
  const { rows } = await client.query<StoredProof>(
    `select id, version::int, status, file_hash as "fileHash", approval_hash as "approvalHash"
       from team_order_proofs where team_order_id = $1 order by version desc limit 1`,
    [orderId],
  );
  return rows[0];
}

type Answer = {
  proofId: string;
  status: ProofStatus;
  comment: string | null;
  byName: string;
  approvalHash: string | null;
};

/** Writes what the team answered to a proof. */
export async function updateDecision({ client }: Session, answer: Answer): Promise<void> {
  await client.query(
    `update team_order_proofs
        set status = $2, comment = $3, decided_at = now(), decided_by_name = $4, approval_hash = $5, updated_at = now()
      where id = $1`,
    [answer.proofId, answer.status, answer.comment, answer.byName, answer.approvalHash],
  );
}

/** Makes void what is approved or waits to be; @returns whether an approval was among it. */
export async function updateToVoid({ client }: Session, orderId: string): Promise<boolean> {
  const { rows } = await client.query<{ wasApproved: boolean }>(
    `update team_order_proofs new set status = 'void', updated_at = now()
       from team_order_proofs old
      where new.id = old.id and new.team_order_id = $1 and old.status in ('approved', 'waiting')
      returning old.status = 'approved' as "wasApproved"`,
    [orderId],
  );
  return rows.some(({ wasApproved }) => wasApproved);
}

type ProofFile = { filename: string; type: string; version: number; orderNumber: string };

/**
 * A proof’s file; undefined where there is none.
 * @param teamId whose it has to be; staff leave it out.
 */
export async function findProofFile(
  payload: Payload,
  { orderId, proofId, teamId }: { orderId: string; proofId: string; teamId?: string },
): Promise<ProofFile | undefined> {
  const [proof] = await query<ProofFile>(
    payload,
    `select p.filename, p.mime_type as type, p.version::int, o.order_number as "orderNumber"
       from team_order_proofs p join team_orders o on o.id = p.team_order_id
      where p.id = $1 and o.id = $2 and ($3::uuid is null or o.team_id = $3)`,
    [proofId, orderId, teamId ?? null],
  );
  return proof;
}
