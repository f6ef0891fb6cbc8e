import type { Payload, PayloadRequest } from 'payload';
import { insertPayment, insertVoid, listVoucherPaymentsOf } from '@/data/payments';
import type { AnyOrder } from '@/data/any-order';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { shopFormat } from '@/domain/text/shop-format';
import { coverWith } from '@/domain/vouchers/voucher';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { findByHash, lockVoucher } from './data';
import { hashOfCode } from './voucher-code';

/** Codes that no voucher has, so that nobody finds one by trying. */
const byNetwork = createThrottle('vouchers.network', { points: 30, seconds: 60 * 60, countsRefusals: false });

export type VoucherCover = { voucher: string; reference: string; cents: Cents; left: Cents };

type FindCover = {
  payload: Payload;
  code: string | undefined;
  network: string;
  total: Cents;
  /** Amount that the buyer was shown. */
  expected: number | undefined;
};
type TooManyCodes = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

/** Refuses at `voucherCode` a code that pays nothing, or not what was shown. */
export async function findCover({
  payload,
  code,
  network,
  total,
  expected,
}: FindCover): Promise<Success<VoucherCover> | Failure<'invalid'> | TooManyCodes> {
  const guess = await byNetwork.consume(network);
  if (!guess.ok) {
    const message = 'Too many codes were tried from your network. Please try again in an hour.';
    return failure('too_many_attempts', message, { retryAfterSeconds: guess.retryAfterSeconds });
  }
  const found = code ? await findByHash(payload, hashOfCode(code)) : undefined;
  if (!code || !found) return refuseVoucher('This gift voucher is unknown.');
  await byNetwork.refund(network);
  const { currency } = shopFormat();
  if (found.isExpired) return refuseVoucher('This gift voucher has expired.');
  if (found.balance === 0) return refuseVoucher('This gift voucher has been used up.');
  if (found.currency !== currency) return refuseVoucher(`This gift voucher is in ${found.currency}.`);
  const { covered: cents, left } = coverWith(toCents(found.balance, currency), total);
  if (expected !== undefined && expected !== toAmount(cents)) return refuseVoucher(CHANGED);
  return { ok: true, voucher: found.id, reference: `…${code.slice(-4)}`, cents, left };
}

const CHANGED = 'The gift voucher pays another amount than it did. Please check what is left to pay.';

const refuseVoucher = (message: string): Failure<'invalid'> => invalidFields({ voucherCode: [message] }, message);

/** In the transaction that places the order. False if the money is gone meanwhile; others wait from here to the commit. */
export async function payWithVoucher(
  session: Session,
  req: PayloadRequest,
  order: { kind: 'shop'; id: string },
  { voucher, reference, cents }: VoucherCover,
): Promise<boolean> {
  const found = await lockVoucher(session, voucher);
  if (!found || found.isExpired || toCents(found.balance, found.currency) < cents) return false;
  await insertPayment(session, req, order, { cents, way: 'voucher', reference, voucher });
  return true;
}

/** Gives back what vouchers paid of a cancelled order. After a refund it stays paid: staff refund the rest. */
export async function returnVouchers(session: Session, req: PayloadRequest, order: AnyOrder): Promise<void> {
  if (order.voucherAmount === 0 || order.refundedAmount > 0) return;
  const reason = 'The order was cancelled.';
  for (const payment of await listVoucherPaymentsOf(session, order.id)) {
    await insertVoid(session, req, order, { payment, reason });
    const { amount, way, receivedOn } = payment;
    const paidAmount = toAmount(toCents(order.paidAmount) - toCents(amount));
    await recordOrderActivity(req, order, 'payment-voided', {
      before: { paidAmount: order.paidAmount },
      after: { paidAmount, amount, way, receivedOn, reason },
    });
  }
}
