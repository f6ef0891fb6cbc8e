import type { PayloadRequest } from 'payload';
import { numberRulesOf } from '@/domain/teams/shirt-rules';
import { failure, type Result } from '@/lib/result';
import { addProof } from '@/modules/orders/proofs/add-proof';
import { drawProof } from '@/modules/proofs/draw-proof';
import { loadTeamOrder } from '../data/team-order';
import { proofLines } from './proof-lines';

export async function drawTeamProof(
  req: PayloadRequest,
  orderId: string,
  note: string,
): Promise<Result<{ version: number }>> {
  const order = await loadTeamOrder({ payload: req.payload, id: orderId });
  if (!order) return failure('not_found', 'Order not found.');
  const { orderNumber, team, data } = order;
  const drawn = await drawProof(req, {
    ...{ orderNumber, team: team.name, lines: proofLines(data) },
    numberRules: numberRulesOf(team),
  });
  return drawn.ok ? addProof({ req, kind: 'team', orderId, bytes: drawn.pdf, note, drawnFrom: data.items }) : drawn;
}
