import type { PayloadRequest } from 'payload';
import type { ProofStatus } from '@/domain/orders/proof';
import { teamRefusal } from '@/domain/teams/team-roles';
import { nameOfUser, teamWhere } from '@/lib/active-user';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { notifyStaff } from '@/lib/staff-notifications';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '../load-team-session';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { countPromise } from '@/modules/orders/promise/count-promise';
import { answerProof, type Decision } from '@/modules/proofs/answer-proof';
import { lockTeamOrder } from '@/data/locked-team-order';
import { recordTeamOrderEvent } from '@/data/team-order-events';

type DecideProof = { req: PayloadRequest; team: SignedTeam; orderId: string; answer: Decision };

/**
 * A manager’s answer to the newest proof of one of the team’s orders, given once. An approval is stamped with what it
 * approves: the file and every line and player of the order as they are now.
 */
export async function decideProof({
  req,
  team,
  orderId,
  answer,
}: DecideProof): Promise<Result<{ status: ProofStatus }, 'forbidden' | 'not_found' | 'conflict'>> {
  if (teamWhere(req.user, 'proofs') !== team.id) return failure('forbidden', teamRefusal('proofs'));
  const rules = await getDeliveryRules();
  return inTransaction(req, async (session) => {
    const order = await lockTeamOrder(session, orderId, team.id);
    if (!order) return failure('not_found', 'Order not found.');
    const decided = await answerProof(req, {
      order: { kind: 'team', orderId },
      lines: order.data.items,
      isOpen: order.status !== 'cancelled',
      answer,
      byName: nameOfUser(req.user),
    });
    if (!decided.ok) return decided;
    const { status } = decided;
    const approves = status === 'approved';
    if (approves) await countPromise(session, rules, { kind: 'team', orderId, delivery: order.delivery });
    await recordTeamOrderEvent(session, req, {
      teamId: team.id,
      orderId,
      type: approves ? 'proof_approved' : 'changes_requested',
      comment: answer.comment,
    });
    await notifyStaff(session, {
      kind: 'proof',
      title: `${team.teamName} ${approves ? 'approved a proof' : 'asks for changes to a proof'}`,
      body: answer.comment,
      href: `/admin/clubs/${team.id}/orders/${orderId}`,
    });
    await queueMail(session, [{ to: 'supplier', template: 'team-proof-answer', data: { orderId, status } }]);
    return decided;
  });
}
