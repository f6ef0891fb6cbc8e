import { shopToday } from '@/domain/delivery/promise';
import { approvalText, approvedOnProblem, type RecordedApproval } from '@/domain/orders/recorded-approval';
import { shopDay } from '@/domain/text/locale';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { listMadeLines } from '@/modules/orders/data/made-lines';
import { findPlacedOrder } from '@/modules/orders/data/placed-order';
import { proofedLines } from '@/modules/orders/lines/proof-lines';
import { countPromise } from '@/modules/orders/promise/count-promise';
import { answerProof } from '@/modules/proofs/answer-proof';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';

type RecordApproval = OrderCall & RecordedApproval;
type Refusal = LockRefusal | Failure<'conflict' | 'not_possible' | 'invalid'>;

/**
 * Records for a customer that they approved the newest proof of an order of either kind, as staff heard from them: it counts as their own
 * answer does, and the history has who, to whom, how and when.
 */
export async function recordApproval(call: RecordApproval): Promise<Success | Refusal> {
  const { req, proofId, name, way, approvedOn, note } = call;
  const [ref, rules] = [refOf(call), await getDeliveryRules()];
  return withAnyOrder<Success | Refusal>(call, async (session, order) => {
    if (order.kind === 'shop' && order.awaitsConfirmation)
      return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
    const newest = await findNewestProof(req, ref);
    const days = { proofOn: newest ? shopDay(newest.createdAt) : '', today: shopToday() };
    const problem = approvedOnProblem(approvedOn, days);
    if (problem) return failure('invalid', problem, { fieldErrors: { approvedOn: [problem] } });
    const decided = await answerProof(req, {
      order: ref,
      lines: order.kind === 'shop' ? proofedLines(await listMadeLines(req, order.id)) : order.data.items,
      isOpen: order.status !== 'cancelled',
      answer: { proofId, decision: 'approve' },
      byName: name,
    });
    if (!decided.ok) return decided;
    const { delivery } = order.kind === 'shop' ? await findPlacedOrder(req, order.id) : order;
    await countPromise(session, rules, { ...ref, delivery });
    const after = { proof: proofId, approvedBy: name, way, approvedOn, note };
    await recordOrderActivity(req, order, 'proof-approved', { after });
    if (order.kind === 'team') {
      const comment = `${approvalText(call)}\n${note}`;
      await recordTeamOrderEvent(session, req, {
        teamId: order.teamId,
        orderId: order.id,
        type: 'proof_approved',
        comment,
      });
    }
    return { ok: true };
  });
}
