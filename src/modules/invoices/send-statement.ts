import type { PayloadRequest } from 'payload';
import type { Period } from '@/domain/invoices/statement';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { recordActivity } from '@/lib/activity';
import { may } from '@/lib/accounts/active-user';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import type { AccountRef } from './data/statement';
import { loadStatement } from './load-statement';

type SendStatement = { req: PayloadRequest; owner: AccountRef; period: Period };

export async function sendStatement({
  req,
  owner,
  period,
}: SendStatement): Promise<Success<{ email: string }> | Failure<'forbidden' | 'not_found' | 'not_possible'>> {
  const { payload } = req;
  if (!may(req.user, 'payments:write')) return failure('forbidden', 'You may not send statements.');
  const loaded = await loadStatement(payload, owner, period);
  if (!loaded) return failure('not_found', 'Account not found.');
  const { name, email } = loaded.holder;
  if (!email || isDeletedEmail(email)) return failure('not_possible', 'There is no email address to send it to.');
  return inTransaction(req, async (session) => {
    const { from, to } = period;
    await queueMail(session, [{ to: email, template: 'statement', data: { owner, from, to } }]);
    await recordActivity(
      req,
      `${owner.kind}.statement-sent`,
      { type: `${owner.kind}s`, id: owner.id, name },
      { after: { from, to } },
    );
    return { ok: true, email };
  });
}
