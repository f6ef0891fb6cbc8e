import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { updateStatus } from '@/data/orders';
import { orderDue } from '@/domain/orders/order-edit';
import { statusChange } from '@/domain/orders/order-status';
import { allows, invoiceStep, startsUnapproved, workStep } from '@/domain/orders/order-policy';
import { lastingEffects, type LastingEffect } from '@/domain/orders/order-undo';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { announceWork } from '@/lib/work/signal';
import { followWithInvoice, issueInvoice } from '@/modules/invoices/issue-invoice';
import { refuseUnpaid } from '@/modules/invoices/refuse-unpaid';
import { missingApproval } from '@/modules/proofs/approval';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { effectsOf } from '../kinds/effects-of';

type ChangeStatus = {
  to: AnyStatus;
  /** For the order’s history. */
  reason?: string;
  /** Moved on although money that this waits for is not there. */
  despiteUnpaid?: boolean;
  /** The caller has checked what is to be paid before. */
  isPaymentChecked?: boolean;
};

type Changed = Success<{
  /** Columns of the order that it wrote. */
  written: { status: AnyStatus };
  /** Consequences of the status that setting it back does not undo. */
  lasting: LastingEffect[];
}>;
export type StatusRefusal = Failure<'out_of_stock' | 'payment_due' | 'proof_missing'>;

/**
 * Moves an order of either kind on that the caller has locked, in its transaction: any status from any other, by the policy of
 * its kind. Writes the order, its history and the activity log; takes or returns its stock once, confirms for its customer an
 * order that waited for that, invoices what is owed from now on, and emails the buyer. A refusal is rolled back by the caller:
 * where the stock is gone, what is made has no approved proof, or the deposit or the rest before despatch is not paid.
 */
export async function changeStatus(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { to, reason, despiteUnpaid, isPaymentChecked }: ChangeStatus,
): Promise<Changed | StatusRefusal> {
  const { kind, id: orderId, status: from } = order;
  const [policy, effects, ref] = [policyOf(kind), effectsOf(order), { kind, orderId }];
  if (from === to) return { ok: true, written: { status: from, ...stockOf(order) }, lasting: [] };
  const awaited = startsUnapproved(policy, from, to) ? await awaitedApproval(req, order) : undefined;
  if (awaited) return failure('proof_missing', awaited);
  const step = isPaymentChecked ? undefined : workStep(policy, from, to);
  const unpaid = await refuseUnpaid(req, order, { step, despiteUnpaid });
  if (unpaid) return unpaid;
  const stock = 'stockReturned' in order ? statusChange({ ...order, from, to }).stock : 'keep';
  const after: Stock = stock === 'keep' ? stockOf(order) : { stockReturned: stock === 'return' };
  await updateStatus(session, ref, { status: to, ...after });
  const moved = stock === 'keep' ? undefined : await effects.moveGoods(session, req, order, stock);
  if (moved?.ok === false) return moved;
  const isConfirmed = moved?.confirmed !== undefined;
  const isMoved = moved !== undefined && !isConfirmed;
  await effects.recordStatus(session, req, order, { from, to, reason });
  await recordOrderActivity(req, order, 'status-changed', {
    before: { status: from, ...(isMoved && stockOf(order)) },
    after: { status: to, ...(isMoved && after), ...(reason && { reason }) },
  });
  const document = isConfirmed ? undefined : invoiceStep(policy, from, to);
  const isFirstInvoice = document === 'issue';
  const invoice =
    document &&
    (await (isFirstInvoice ? issueInvoice(session, ref) : followWithInvoice(session, ref, because(from, to))));
  const isNotified = await effects.emailStatus(session, order, { from, to, reason, invoice, isFirstInvoice });
  // Open card payments end with the order.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
  return {
    ok: true,
    written: { status: to, ...after, ...moved?.confirmed },
    lasting: lastingEffects({
      to,
      awaitedConfirmation: order.awaitsConfirmation,
      isNotified: isNotified || isConfirmed,
      hasCardPage: order.stripeSessionId !== null && orderDue(order).toPay > 0,
    }),
  };
}

/**
 * The approval that an order still waits for before it is made or sent, in words for staff; nothing where nothing of it is made
 * or printed, or its newest proof is approved as it is now. Work that began without any proof, before there were proofs of it, goes on.
 */
export async function awaitedApproval(req: PayloadRequest, order: AnyOrder): Promise<string | undefined> {
  const [policy, ref] = [policyOf(order.kind), { kind: order.kind, orderId: order.id }];
  if (!allows(policy, 'needsApproval', order.status)) return undefined;
  if ('needsProof' in order && !order.needsProof) return undefined;
  const lines = await effectsOf(order).listProofed(req, order);
  if (lines.length === 0) return undefined;
  if (policy.phases[order.status] === 'making' && !(await findNewestProof(req, ref))) return undefined;
  return missingApproval(req, ref, lines);
}

/** Cancels an order that the caller has locked, for the system. */
export async function cancelOrder(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  reason: string,
): Promise<void> {
  const cancelled = await changeStatus(session, req, order, { to: 'cancelled', reason });
  if (!cancelled.ok) throw new Error(cancelled.message);
}

type Stock = { stockReturned?: boolean };

const stockOf = (order: AnyOrder): Stock => ('stockReturned' in order ? { stockReturned: order.stockReturned } : {});

/** The reason on a document over what an order comes to since. */
function because(from: AnyStatus, to: AnyStatus): { reason?: string } {
  if (to === 'cancelled') return { reason: 'The order was cancelled.' };
  return from === 'cancelled' ? { reason: 'The order was reopened.' } : {};
}
