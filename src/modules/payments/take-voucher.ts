import { shopToday } from '@/domain/delivery/promise';
import { toAmount } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { voucherCodeOf } from '@/domain/vouchers/voucher';
import type { AnyOrder } from '@/data/any-order';
import { findRevision } from '@/data/orders';
import { may, staffOf } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { MAY_NOT, refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { findByCode, lockCover, type VoucherCover } from '@/modules/vouchers/spend-voucher';
import { withPaymentPage } from './create-payment-session';
import { refuseMoney, writePayment, type EntryRefusal, type Recorded } from './record-payment';

type TakeVoucher = OrderCall & {
  voucherCode: string;
  /** Amount that staff were shown, in the order’s currency; any if undefined. */
  expectedAmount?: number;
};
type TooManyCodes = Failure<'too_many_attempts', { retryAfterSeconds: number }>;
type Refusal = LockRefusal | EntryRefusal | TooManyCodes;
/** `pays`: what the voucher would pay of the order now. */
export type VoucherBalance = { reference: string; balance: number; pays: number };

/** Pays what is open with what the gift voucher holds, never more, with a receipt. */
export function takeVoucher(call: TakeVoucher): Promise<Recorded | Refusal> {
  const { req } = call;
  const taken = withCover<Recorded>(call, async (session, order, { voucher, cents, reference }) => {
    const entry = { cents, way: 'voucher', receivedOn: shopToday(), reference, voucher } as const;
    const recorded = await writePayment(session, req, order, entry);
    return recorded.ok ? { ...recorded, revision: await findRevision(session, order.id, order.kind) } : recorded;
  });
  return withPaymentPage(req.payload, refOf(call), taken);
}

/** Writes nothing. */
export const checkVoucher = (call: TakeVoucher): Promise<Success<VoucherBalance> | Refusal> =>
  withCover<Success<VoucherBalance>>(call, (_session, { currency }, { reference, balance, cents }) =>
    Promise.resolve({ ok: true, reference, balance: toAmount(balance, currency), pays: toAmount(cents, currency) }),
  );

type Work<Answer> = (session: Session, order: AnyOrder, cover: VoucherCover) => Promise<Answer | Refusal>;

async function withCover<Answer extends { ok: true }>(
  call: TakeVoucher,
  work: Work<Answer>,
): Promise<Answer | Refusal> {
  const { req, voucherCode, expectedAmount: expected } = call;
  if (!may(req.user, 'payments:write')) return failure('forbidden', MAY_NOT);
  const guesser = staffOf(req).id ?? '';
  const found = await findByCode({ payload: req.payload, code: voucherCodeOf(voucherCode), by: 'staff', guesser });
  if (!found.ok) return found;
  return withAnyOrder<Answer | Refusal>(
    call,
    async (session, order) => {
      const refusal = refuseMoney(order);
      if (refusal) return refusal;
      const { toPay, lost } = orderDue(order);
      if (toPay + lost === 0) return failure('not_possible', 'There is nothing to pay for this order.');
      const open = { open: toPay + lost, currency: order.currency, expected };
      const cover = await lockCover(session, found.voucher.id, open);
      return cover.ok ? work(session, order, cover) : cover;
    },
    'payments:write',
  );
}
