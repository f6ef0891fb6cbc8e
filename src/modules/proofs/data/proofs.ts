import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { Payload, PayloadRequest } from 'payload';
import type { ProofedLine, ProofStatus } from '@/domain/orders/proof';
import type { ProofPin } from '@/domain/orders/proof-pins';
import type { SquadAnswer } from '@/domain/orders/proof-squads';
import { ordersOf } from '@/data/all-orders';
import { ORDER_COLUMNS } from '@/data/orders';
import { query, queryIn } from '@/lib/database/query';
import { pinsOf } from './pins';

const PLACES = {
  shop: { table: 'order_proofs', order: ORDER_COLUMNS.shop, folder: 'order-proofs' },
  team: { table: 'team_order_proofs', order: ORDER_COLUMNS.team, folder: 'team-order-proofs' },
} as const;

const FILE = `mime_type like 'image/%' as "isPicture", is_drawn as "isDrawn", file_hash as "fileHash",
  approval_hash as "approvalHash", coalesce(answers, '[]') as answers`;

/** Hashes are SHA-256, hexadecimal. */
export type AnsweredProof = {
  version: number;
  status: ProofStatus;
  fileHash: string;
  approvalHash: string | null;
  answers: SquadAnswer[];
};

export type StoredProof = AnsweredProof & {
  id: string;
  isPicture: boolean;
  isDrawn: boolean;
  createdAt: Date;
};

export type OrderProof = AnsweredProof & {
  id: string;
  note: string | null;
  comment: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  isPicture: boolean;
  isDrawn: boolean;
  pins: ProofPin[];
  createdAt: string;
};

/** To decide by it, lock the order first. */
export async function findNewestProof(
  req: PayloadRequest,
  { kind, orderId }: OrderRef,
): Promise<StoredProof | undefined> {
  const { table, order } = PLACES[kind];
  const [proof] = await queryIn<StoredProof>(
    req,
    `select id, version::int, status, ${FILE}, created_at as "createdAt"
       from ${table} where ${order} = $1 order by version desc limit 1`,
    [orderId],
  );
  return proof;
}

export const newestProof = (kind: OrderKind): string => {
  const { table, order } = PLACES[kind];
  return `(select proof.status from ${table} proof where proof.${order} = o.id order by proof.version desc limit 1)`;
};

/** SQL: JSON, newest first; `id` is a column with the id of an order. */
export function proofsOf(kind: OrderKind, id: string): string {
  const { table, order } = PLACES[kind];
  const pins = kind === 'team' ? pinsOf(`${table}.id`) : `'[]'::json`;
  return `coalesce((select json_agg(p) from (
           select id, version::int, status, note, comment, decided_at as "decidedAt", decided_by_name as "decidedByName",
                  ${FILE}, ${pins} as pins, created_at as "createdAt"
             from ${table} where ${order} = ${id} order by version desc) p), '[]')`;
}

export async function listProofs(payload: Payload, { kind, orderId }: OrderRef): Promise<OrderProof[]> {
  const [row] = await query<{ proofs: OrderProof[] }>(payload, `select ${proofsOf(kind, '$1::uuid')} as proofs`, [
    orderId,
  ]);
  return row?.proofs ?? [];
}

type Answer = {
  proofId: string;
  status: ProofStatus;
  comment: string | null;
  byName: string;
  approvalHash: string | null;
  answers: readonly SquadAnswer[];
};

export async function updateDecision(req: PayloadRequest, kind: OrderKind, answer: Answer): Promise<void> {
  await queryIn(
    req,
    `update ${PLACES[kind].table}
        set status = $2, comment = $3, decided_at = case when $7 then now() end, decided_by_name = $4,
            approval_hash = $5, answers = $6, updated_at = now()
      where id = $1`,
    [
      ...[answer.proofId, answer.status, answer.comment, answer.byName, answer.approvalHash],
      ...[JSON.stringify(answer.answers), answer.status !== 'waiting'],
    ],
  );
}

export async function updateShown(req: PayloadRequest, proofId: string, lines: readonly ProofedLine[]): Promise<void> {
  await queryIn(req, 'update team_order_proofs set shown = $2 where id = $1', [proofId, JSON.stringify(lines)]);
}

/** Returns the status before; undefined if nothing was approved or waiting. */
export async function updateToVoid(
  req: PayloadRequest,
  { kind, orderId }: OrderRef,
): Promise<'approved' | 'waiting' | undefined> {
  const { table, order } = PLACES[kind];
  const proofs = await queryIn<{ was: 'approved' | 'waiting' }>(
    req,
    `update ${table} new set status = 'void', updated_at = now()
       from ${table} old
      where new.id = old.id and new.${order} = $1 and old.status in ('approved', 'waiting')
      returning old.status as was`,
    [orderId],
  );
  return proofs.some(({ was }) => was === 'approved') ? 'approved' : proofs[0]?.was;
}

type ProofFile = { filename: string; folder: string; type: string; version: number; orderNumber: string };

/** `teamId`: owner of the order; undefined for staff and the shop. */
export async function findProofFile(
  payload: Payload,
  { kind, orderId, proofId, teamId }: OrderRef & { proofId: string; teamId?: string },
): Promise<ProofFile | undefined> {
  const { table, order, folder } = PLACES[kind];
  const [proof] = await query<Omit<ProofFile, 'folder'>>(
    payload,
    `select p.filename, p.mime_type as type, p.version::int, o.order_number as "orderNumber"
       from ${table} p join ${ordersOf(kind)} on o.id = p.${order}
      where p.id = $1 and o.id = $2 and ($3::uuid is null or o.team_id = $3)`,
    [proofId, orderId, teamId ?? null],
  );
  return proof && { ...proof, folder };
}
