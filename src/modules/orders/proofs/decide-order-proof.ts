import type { PayloadRequest } from 'payload';
import { lockOrder } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { notifyStaff } from '@/lib/staff-notifications';
import { answerProof, type Decision } from '@/modules/proofs/answer-proof';
import { listMadeLines } from '../data/made-lines';
import { proofedLines } from '../lines/proof-lines';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { countPromise } from '../promise/count-promise';
import { findOrderByToken } from '../data/placed-order';

type DecideOrderProof = {
  req: PayloadRequest;
  /** Of the order’s link: whoever has it may answer. */
  token: string;
  answer: Decision & { name: string };
};

/**
 * A shopper’s answer to the newest proof of their order, given once and under the name they give. An approval is stamped
 * with what it approves: the file and every kit and player of the order as they are now.
 */
export async function decideOrderProof({
  req,
  token,
  answer,
}: DecideOrderProof): Promise<Result<{ status: 'approved' | 'changes_requested' }, 'not_found' | 'conflict'>> {
  const [placed, rules] = await Promise.all([findOrderByToken(req.payload, token), getDeliveryRules()]);
  const id = placed?.id;
  return inTransaction(req, async (session) => {
    const order = id && (await lockOrder(session, id));
    if (!order || !placed) return failure('not_found', 'Order not found.');
    const decided = await answerProof(req, {
      order: { kind: 'shop', orderId: order.id },
      lines: proofedLines(await listMadeLines(req, order.id)),
      isOpen: order.status !== 'cancelled',
      answer,
      byName: answer.name,
    });
    if (!decided.ok) return decided;
    const approves = decided.status === 'approved';
    if (approves) await countPromise(session, rules, { kind: 'shop', orderId: order.id, delivery: placed.delivery });
    await recordOrderActivity(req, order, approves ? 'proof-approved' : 'proof-changes-requested', {
      after: { proof: answer.proofId },
    });
    await notifyStaff(session, {
      kind: 'proof',
      title: `${answer.name} ${approves ? 'approved the proof' : 'asks for changes to the proof'} of ${order.orderNumber}`,
      body: answer.comment,
      href: `/admin/orders/${order.id}`,
    });
    const data = { token, status: decided.status };
    await queueMail(session, [{ to: 'supplier', template: 'order-proof-answer', data }]);
    return decided;
  });
}
