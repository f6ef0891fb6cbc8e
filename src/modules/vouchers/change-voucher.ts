import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { toAmount, toCents } from '@/domain/money/money';
import { shopFormat } from '@/domain/text/shop-format';
import type { CorrectionInput, VoucherInput } from '@/domain/vouchers/voucher-input';
import { may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { insertEntry, insertVoucher, lockVoucher, setExpiry, type SpendableVoucher } from './data';
import { hashOfCode, newVoucherCode, sealCode } from './voucher-code';

type Call = { req: PayloadRequest };
type Known = Call & { id: string };
type Refusal = Failure<'forbidden' | 'not_found' | 'not_possible' | 'invalid'>;

const FORBIDDEN = failure('forbidden', 'Your role does not allow this.');

const subjectOf = ({ id, ending }: { id: string; ending: string }) => ({
  ...{ type: 'vouchers', id, name: `Gift voucher …${ending}` },
});

export async function issueVoucher({
  req,
  input,
}: Call & { input: VoucherInput }): Promise<Success<{ id: string }> | Refusal> {
  if (!may(req.user, 'vouchers:write')) return FORBIDDEN;
  const [id, code] = [randomUUID(), newVoucherCode()];
  const { amount: cents, paidBy, expiresOn, recipientName, recipientEmail, message, isEmailed } = input;
  const { currency } = shopFormat();
  const ending = code.slice(-4);
  return inTransactionUnlessRefused<Success<{ id: string }> | Refusal>(req, async (session) => {
    await insertVoucher(session, {
      ...{ id, codeHash: hashOfCode(code), sealedCode: sealCode(id, code), ending, currency, expiresOn },
      ...{ paidBy: paidBy || null, recipientName: recipientName ?? null, recipientEmail: recipientEmail || null },
      message: message ?? null,
    });
    await insertEntry(session, req, { voucher: id, kind: 'issued', cents, currency });
    const after = { amount: toAmount(cents, currency), ...(paidBy && { paidBy }), ...(expiresOn && { expiresOn }) };
    await recordActivity(req, 'voucher.issued', subjectOf({ id, ending }), { after });
    if (isEmailed) await mailVoucher(session, id, recipientEmail);
    return { ok: true, id };
  });
}

const mailVoucher = (session: Session, voucher: string, to: string): Promise<void> =>
  queueMail(session, [{ to, template: 'gift-voucher', data: { voucher } }]);

const changed = (
  { req, id }: Known,
  work: (session: Session, voucher: SpendableVoucher) => Promise<Success | Refusal>,
): Promise<Success | Refusal> =>
  inTransactionUnlessRefused<Success | Refusal>(req, async (session) => {
    if (!may(req.user, 'vouchers:write')) return FORBIDDEN;
    const voucher = await lockVoucher(session, id);
    return voucher ? work(session, voucher) : failure('not_found', 'This gift voucher no longer exists.');
  });

/** Takes all that is left. Money that an order gives back later can be spent again. */
export const voidVoucher = (call: Known & { reason: string }): Promise<Success | Refusal> =>
  changed(call, async (session, voucher) => {
    const { id, balance, currency } = voucher;
    const { req, reason } = call;
    if (balance === 0) return failure('not_possible', 'There is no money left on this gift voucher.');
    await insertEntry(session, req, {
      voucher: id,
      kind: 'voided',
      cents: -toCents(balance, currency),
      currency,
      reason,
    });
    await recordActivity(req, 'voucher.voided', subjectOf(voucher), {
      ...{ before: { balance }, after: { balance: 0, reason } },
    });
    return { ok: true };
  });

/** Sets what is left on it, by an entry of the difference, and its last day. */
export const correctVoucher = (call: Known & { input: CorrectionInput }): Promise<Success | Refusal> =>
  changed(call, async (session, voucher) => {
    const { req, input } = call;
    const { id, balance, currency, expiresOn } = voucher;
    const cents = input.balance - toCents(balance, currency);
    if (cents === 0 && input.expiresOn === expiresOn)
      return invalidFields({ balance: ['This is what the voucher has.'] });
    if (cents !== 0)
      await insertEntry(session, req, { voucher: id, kind: 'corrected', cents, currency, reason: input.reason });
    if (input.expiresOn !== expiresOn) await setExpiry(session, id, input.expiresOn);
    await recordActivity(req, 'voucher.corrected', subjectOf(voucher), {
      before: { balance, expiresOn },
      after: { balance: toAmount(input.balance, currency), expiresOn: input.expiresOn, reason: input.reason },
    });
    return { ok: true };
  });

export const sendVoucher = (call: Known & { email: string }): Promise<Success | Refusal> =>
  changed(call, async (session, voucher) => {
    const { req, email } = call;
    if (voucher.balance === 0) return failure('not_possible', 'There is no money left on this gift voucher.');
    await mailVoucher(session, voucher.id, email);
    await recordActivity(req, 'voucher.sent', subjectOf(voucher), { after: { email } });
    return { ok: true };
  });
