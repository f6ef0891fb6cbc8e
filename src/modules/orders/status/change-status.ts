import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { updateStatus } from '@/data/orders';
import { orderDue } from '@/domain/orders/order-edit';
import { statusChange } from '@/domain/orders/order-status';
import { allows, invoiceStep, permissionsToMove, startsUnapproved, workStep } from '@/domain/orders/order-policy';
import { lastingEffects, type LastingEffect } from '@/domain/orders/order-undo';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import type { OrderKind } from '@/domain/orders/order-ref';
import { may } from '@/lib/accounts/active-user';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { announceWork } from '@/lib/work/signal';
import { followWithInvoice, issueInvoice } from '@/modules/invoices/issue-invoice';
import { refuseUnpaid } from '@/modules/invoices/refuse-unpaid';
import { missingApproval } from '@/modules/proofs/approval';
import { findNewestProof } from '@/modules/proofs/data/proofs';
import { returnVouchers } from '@/modules/vouchers/spend-voucher';
import { effectsOf } from '../kinds/effects-of';

type ChangeStatus = {
  to: AnyStatus;
  reason?: string;
  despiteUnpaid?: boolean;
  /** The caller has checked the due payments. */
  isPaymentChecked?: boolean;
};

type Changed = Success<{
  written: { status: AnyStatus };
  lasting: LastingEffect[];
}>;
export type StatusRefusal = Failure<'out_of_stock' | 'payment_due' | 'proof_missing'> | Failure<'not_possible'>;

/** Undefined if the request’s user may do it; always for a call of our own, without one. */
export function refuseMove(
  { user }: PayloadRequest,
  kind: OrderKind,
  from: AnyStatus,
  to: AnyStatus,
): Failure<'forbidden'> | undefined {
  if (!user || from === to || permissionsToMove(policyOf(kind), from, to).every((each) => may(user, each)))
    return undefined;
  return failure('forbidden', 'Your role does not allow this status.');
}

/** Moves a locked order on with all that follows, in the caller’s transaction. The caller rolls a refusal back. */
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
  // Before the stock, in which sequence orders are placed.
  const voucherCents = to === 'cancelled' ? await returnVouchers(session, req, order) : 0;
  const moved = stock === 'keep' ? undefined : await effects.moveGoods(session, req, order, stock);
  if (moved?.ok === false) return moved;
  const returned = await effects.refuseReturned(session, order, to);
  if (returned) return returned;
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
  const isNotified = await effects.emailStatus(session, order, {
    ...{ from, to, reason, invoice, isFirstInvoice, voucherCents },
  });
  // Cancelling ends open card payments.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
  return {
    ok: true,
    written: { status: to, ...after, ...moved?.confirmed },
    lasting: lastingEffects({
      to,
      awaitedConfirmation: order.awaitsConfirmation,
      isNotified: isNotified || isConfirmed,
      hasVoucher: order.voucherAmount > 0,
      hasCardPage: order.stripeSessionId !== null && orderDue(order).toPay > 0,
    }),
  };
}

/** Words for staff; undefined if the newest proof is approved, nothing is made, or work began without proofs. */
export async function awaitedApproval(req: PayloadRequest, order: AnyOrder): Promise<string | undefined> {
  const [policy, ref] = [policyOf(order.kind), { kind: order.kind, orderId: order.id }];
  if (!allows(policy, 'needsApproval', order.status)) return undefined;
  if ('needsProof' in order && !order.needsProof) return undefined;
  const lines = await effectsOf(order).listProofed(req, order);
  if (lines.length === 0) return undefined;
  if (policy.phases[order.status] === 'making' && !(await findNewestProof(req, ref))) return undefined;
  return missingApproval(req, ref, lines);
}

/** As the system; the caller has locked the order. */
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

function because(from: AnyStatus, to: AnyStatus): { reason?: string } {
  if (to === 'cancelled') return { reason: 'The order was cancelled.' };
  return from === 'cancelled' ? { reason: 'The order was reopened.' } : {};
}
