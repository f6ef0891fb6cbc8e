import type { PayloadRequest } from 'payload';
import { allows } from '@/domain/orders/order-policy';
import { TEAM_ORDERS, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { numberRulesOf } from '@/domain/teams/shirt-rules';
import type { TeamNews } from '@/domain/teams/team-news';
import { recordOrderActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { drawProof } from '@/modules/proofs/draw-proof';
import { checkProof, storeProof } from '@/modules/proofs/store-proof';
import { proofLines } from './proof-lines';
import { voidProofs } from './void-approval';
import { lockTeamOrder } from '@/data/locked-team-order';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { loadTeamOrder } from '../data/team-order';

type AddProof = { req: PayloadRequest; orderId: string; bytes: Buffer; note: string; isDrawn?: boolean };
type Refusal = 'invalid' | 'unavailable' | 'not_found' | 'closed';

const closed = (status: TeamOrderStatus) =>
  failure(
    'closed',
    `This order is ${TEAM_ORDERS.labels[status].toLowerCase()}: no more proofs can be added. Set it back to Approved first.`,
  );

/**
 * Adds the next proof to a team’s order, for its manager to approve; whatever was approved or waiting before is void.
 * Called for staff who may write orders of teams; refused, as `closed`, from production on.
 */
export async function addProof(args: AddProof): Promise<Result<{ version: number }, Refusal>> {
  const { req, orderId, bytes, note, isDrawn = false } = args;
  const checked = await checkProof(bytes);
  if (!checked.ok) return checked;

  return inTransaction(req, async (session) => {
    const order = await lockTeamOrder(session, orderId);
    if (!order) return failure('not_found', 'Order not found.');
    const { teamId, email, status } = order;
    if (!allows(TEAM_ORDERS, 'takesProofs', status)) return closed(status);
    await voidProofs(session, req, { id: orderId, teamId, isReplaced: true });
    const { proof } = checked;
    const version = await storeProof(req, { kind: 'team', orderId, teamId }, { proof, note, isDrawn });
    await recordTeamOrderEvent(session, req, { teamId, orderId, type: 'proof_added', comment: note || undefined });
    await recordOrderActivity(req, order, 'proof-added', { after: { version } });
    if (email) {
      const data: TeamNews = {
        orderId,
        about: 'proof',
        news: 'A proof is waiting for your approval. Production starts once you approve it.',
      };
      await queueMail(session, [{ to: email, template: 'team-order-news', data }]);
    }
    return { ok: true, version } as const;
  });
}

/** Draws the next proof of an order from what was ordered and adds it, as `addProof` does. */
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
  return drawn.ok ? addProof({ req, orderId, bytes: drawn.pdf, note, isDrawn: true }) : drawn;
}
