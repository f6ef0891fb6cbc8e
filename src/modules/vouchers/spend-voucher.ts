import type { Payload, PayloadRequest } from 'payload';
import { insertPayment, insertVoid, listVoucherPaymentsOf, type ReceivedPayment } from '@/data/payments';
import type { AnyOrder } from '@/data/any-order';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import { coverWith } from '@/domain/vouchers/voucher';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { findByHash, lockVoucher, type SpendableVoucher } from './data';
import { hashOfCode } from './voucher-code';

const GUESSES = { points: 30, seconds: 60 * 60, countsRefusals: false };

/** Codes that no voucher has, so that nobody finds one by trying. */
const guessesBy = {
  network: { throttle: createThrottle('vouchers.network', GUESSES), whence: 'from your network' },
  staff: { throttle: createThrottle('vouchers.staff', GUESSES), whence: 'with your account' },
};

export type VoucherCover = { voucher: string; reference: string; balance: Cents; cents: Cents; left: Cents };

type FindVoucher = {
  payload: Payload;
  code: string | undefined;
  by: keyof typeof guessesBy;
  /** A network, or the id of a member of staff. */
  guesser: string;
};
type FindCover = Pick<FindVoucher, 'payload' | 'code'> & {
  network: string;
  total: Cents;
  /** Amount that the buyer was shown. */
  expected: number | undefined;
};
type TooManyCodes = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

export async function findByCode({
  payload,
  code,
  by,
  guesser,
}: FindVoucher): Promise<Success<{ voucher: SpendableVoucher }> | Failure<'invalid'> | TooManyCodes> {
  const { throttle, whence } = guessesBy[by];
  const guess = await throttle.consume(guesser);
  if (!guess.ok) {
    const message = `Too many codes were tried ${whence}. Please try again in an hour.`;
    return failure('too_many_attempts', message, { retryAfterSeconds: guess.retryAfterSeconds });
  }
  const voucher = code ? await findByHash(payload, hashOfCode(code)) : undefined;
  if (!voucher) return refuseVoucher(UNKNOWN);
  await throttle.refund(guesser);
  return { ok: true, voucher };
}

/** Refuses at `voucherCode` a code that pays nothing, or not what was shown. */
export async function findCover({ payload, code, network, total, expected }: FindCover) {
  const found = await findByCode({ payload, code, by: 'network', guesser: network });
  return found.ok ? coverBy(found.voucher, { open: total, currency: shopFormat().currency, expected }) : found;
}

type OpenOrder = Pick<FindCover, 'expected'> & { open: Cents; currency: string };

/** In the transaction that has locked the order; others who spend from the voucher wait from here to the commit. */
export async function lockCover(session: Session, id: string, order: OpenOrder) {
  const voucher = await lockVoucher(session, id);
  return voucher ? coverBy(voucher, order) : refuseVoucher(UNKNOWN);
}

function coverBy(
  { id, ending, balance: amount, ...voucher }: SpendableVoucher,
  { open, currency, expected }: OpenOrder,
): Success<VoucherCover> | Failure<'invalid'> {
  if (voucher.isExpired) return refuseVoucher('This gift voucher has expired.');
  if (voucher.isVoid) return refuseVoucher('This gift voucher is void.');
  if (amount === 0) return refuseVoucher('This gift voucher has been used up.');
  if (voucher.currency !== currency) return refuseVoucher(`This gift voucher is in ${voucher.currency}.`);
  const balance = toCents(amount, currency);
  const { covered: cents, left } = coverWith(balance, open);
  if (expected !== undefined && expected !== toAmount(cents, currency)) return refuseVoucher(CHANGED);
  return { ok: true, voucher: id, reference: `…${ending}`, balance, cents, left };
}

const UNKNOWN = 'This gift voucher is unknown.';
const CHANGED = 'The gift voucher pays another amount than it did. Please check what is left to pay.';

const refuseVoucher = (message: string): Failure<'invalid'> => invalidFields({ voucherCode: [message] }, message);

/** In the transaction that places or has locked the order. Undefined if the money is gone meanwhile. */
export async function payWithVoucher(
  session: Session,
  req: PayloadRequest,
  order: { kind: OrderKind; id: string },
  { voucher, reference, cents }: Pick<VoucherCover, 'voucher' | 'reference' | 'cents'>,
): Promise<ReceivedPayment | undefined> {
  const found = await lockVoucher(session, voucher);
  if (!found || found.isExpired || toCents(found.balance, found.currency) < cents) return undefined;
  return insertPayment(session, req, order, { cents, way: 'voucher', reference, voucher });
}

/** Gives back what vouchers paid of a cancelled order. After a refund it stays paid: staff refund the rest. */
export async function returnVouchers(session: Session, req: PayloadRequest, order: AnyOrder): Promise<Cents> {
  if (order.voucherAmount === 0 || order.refundedAmount > 0) return 0;
  const reason = 'The order was cancelled.';
  let returned = 0;
  const paidAmount = () => toAmount(toCents(order.paidAmount, order.currency) - returned, order.currency);
  for (const payment of await listVoucherPaymentsOf(session, order)) {
    await insertVoid(session, req, order, { payment, reason });
    const { amount, way, receivedOn } = payment;
    const before = { paidAmount: paidAmount() };
    returned += toCents(amount, order.currency);
    await recordOrderActivity(req, order, 'payment-voided', {
      ...{ before, after: { paidAmount: paidAmount(), amount, way, receivedOn, reason } },
    });
  }
  return returned;
}
