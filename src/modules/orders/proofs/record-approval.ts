import { shopToday } from '@/domain/delivery/promise';
import { approvalText, approvedOnProblem, type RecordedApproval } from '@/domain/orders/recorded-approval';
import { shopDay } from '@/domain/text/locale';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { getDeliveryRules } from '@/modules/delivery/queries';
import type { Decision } from '@/modules/proofs/answer-proof';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '../shared/lock-order';
import { decideLocked } from './decide-proof';

type RecordApproval = OrderCall & RecordedApproval & Pick<Decision, 'squad'>;
type Refusal = LockRefusal | Failure<'conflict' | 'not_possible' | 'invalid'>;

/** On behalf of the customer, as staff heard from them; the history has who, to whom, how and when. */
export async function recordApproval(call: RecordApproval): Promise<Success | Refusal> {
  const { req, proofId, squad, name, way, approvedOn, note } = call;
  const [ref, rules] = [refOf(call), await getDeliveryRules()];
  return withAnyOrder<Success | Refusal>(call, async (session, order) => {
    if (order.awaitsConfirmation)
      return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
    const newest = await findNewestProof(req, ref);
    const days = { proofOn: newest ? shopDay(newest.createdAt) : '', today: shopToday() };
    const problem = approvedOnProblem(approvedOn, days);
    if (problem) return failure('invalid', problem, { fieldErrors: { approvedOn: [problem] } });
    const decided = await decideLocked(session, req, order, {
      answer: { proofId, squad, decision: 'approve' },
      ...{ byName: name, rules, comment: `${approvalText(call)}\n${note}` },
    });
    if (!decided.ok) return decided;
    const { squads } = decided;
    const after = { proof: proofId, approvedBy: name, way, approvedOn, note, ...(squads && { squads }) };
    await recordOrderActivity(req, order, 'proof-approved', { after });
    return { ok: true };
  });
}
