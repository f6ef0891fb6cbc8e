import type { PayloadRequest } from 'payload';
import type { SquadName } from '@/domain/orders/proof-squads';
import { listMadeLines } from '@/modules/orders/data/made-lines';
import { proofedLines } from '@/modules/orders/lines/proof-lines';
import { missingApproval } from '@/modules/proofs/approval';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';

export const awaitedByOrder = async (req: PayloadRequest, orderId: string): Promise<string | undefined> =>
  missingApproval(req, { kind: 'shop', orderId }, proofedLines(await listMadeLines(req, orderId)));

/** Undefined if staff have waived the proof. `squad`: whose approval is enough. */
export const awaitedByTeamOrder = async (
  req: PayloadRequest,
  { id, needsProof, data }: Pick<TeamOrderDetail, 'id' | 'needsProof' | 'data'>,
  squad?: SquadName,
): Promise<string | undefined> =>
  needsProof ? missingApproval(req, { kind: 'team', orderId: id }, data.items, squad) : undefined;
