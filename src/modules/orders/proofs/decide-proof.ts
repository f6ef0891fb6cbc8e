import type { PayloadRequest } from 'payload';
import { lockAnyOrder, type AnyOrder } from '@/data/any-order';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { OrderRef } from '@/domain/orders/order-ref';
import { changesReason, isOpen, openPinsText } from '@/domain/orders/proof-pins';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { answerProof, type Answered, type Decision } from '@/modules/proofs/answer-proof';
import { listPins } from '@/modules/proofs/data/pins';
import { effectsOf } from '../kinds/effects-of';
import { countPromise } from '../confirmation/count-promise';
import { aboutOrder } from '../shared/notify-customer';

type Decided = Pick<Answered, 'status'>;

type DecideProof = {
  req: PayloadRequest;
  order: OrderRef;
  answer: Decision;
  by: {
    name: string;
    party?: string;
    /** Team that the order must belong to; undefined for the link of a shop order. */
    teamId?: string;
  };
};

/** Once, on the newest proof. Notifies and emails staff. The caller checks who may answer. */
export async function decideProof({
  req,
  order: ref,
  answer,
  by,
}: DecideProof): Promise<Result<Decided, 'not_found' | 'conflict' | 'invalid' | 'open_pins'>> {
  const rules = await getDeliveryRules();
  return inTransaction(req, async (session) => {
    const order = await lockAnyOrder(session, ref);
    if (!order || ('teamId' in order && order.teamId !== by.teamId)) return failure('not_found', 'Order not found.');
    const pins = (await listPins(req, answer.proofId)).filter(isOpen);
    if (answer.decision === 'approve' && pins.length > 0 && !answer.withOpenPins)
      return failure('open_pins', `${openPinsText(pins.length)}.`);
    const comment = answer.decision === 'changes' ? changesReason(answer.comment ?? '', pins) : answer.comment;
    if (comment === '') return failure('invalid', SAY_WHAT, { fieldErrors: { comment: [SAY_WHAT] } });
    const decided = await decideLocked(session, req, order, {
      answer: { ...answer, comment },
      byName: by.name,
      rules,
      comment,
    });
    if (!decided.ok) return decided;
    const { status, squads, proofStatus } = decided;
    const approves = status === 'approved';
    await recordOrderActivity(req, order, approves ? 'proof-approved' : 'proof-changes-requested', {
      after: { proof: answer.proofId, ...(squads && { squads }) },
    });
    const what = approves ? 'approved the proof' : 'asks for changes to the proof';
    const who = `${by.party ?? by.name}${squads && ` (${squads})`}`;
    await notifyStaff(session, {
      kind: 'proof',
      title: `${who} ${what} of ${order.orderNumber}`,
      body: comment,
      href: effectsOf(order).staffPath(order),
    });
    const data = { ...aboutOrder(order), status, squads, isOpen: proofStatus === 'waiting' };
    await queueMail(session, [{ to: 'supplier', template: ANSWER_EMAILS[order.kind], data }]);
    return { ok: true, status };
  });
}

const SAY_WHAT = 'Say what should be different.';

const ANSWER_EMAILS = { shop: 'order-proof-answer', team: 'team-proof-answer' } as const;

type DecideLocked = {
  answer: Decision;
  byName: string;
  rules: Pick<DeliveryRules, 'calendar'>;
  comment: string | undefined;
};

/** Stamps an approval with the file, lines and players that it covers; the promised days count from it. */
export async function decideLocked(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { answer, byName, rules, comment }: DecideLocked,
): Promise<Result<Answered, 'conflict'>> {
  const { kind, id: orderId, status, delivery } = order;
  const decided = await answerProof(req, {
    order: { kind, orderId },
    lines: await effectsOf(order).listProofed(req, order),
    isOpen: status !== 'cancelled',
    ...{ answer, byName },
  });
  if (!decided.ok) return decided;
  const approves = decided.status === 'approved';
  if (decided.proofStatus === 'approved') await countPromise(session, rules, { kind, orderId, delivery });
  await effectsOf(order).recordEvent(session, req, order, {
    type: approves ? 'proof_approved' : 'changes_requested',
    comment,
    ...(decided.squads && { squads: decided.squads }),
  });
  return decided;
}
