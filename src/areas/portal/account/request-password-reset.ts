import type { PayloadRequest } from 'payload';
import { createRequestedLinks } from '@/modules/accounts/data/password-links';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';

/** Emails links to matching teams and members. Runs after the response, so that it does not reveal accounts. */
export async function requestPasswordReset({ req, name }: { req: PayloadRequest; name: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const teams = await createRequestedLinks(session, 'teams', name);
    const people = await createRequestedLinks(session, 'team-people', name);
    const mails = [...teams, ...people].map(({ email, label, token }) => ({
      to: email,
      template: 'team-password-reset' as const,
      data: { teamName: label, ...sealToken(token) },
    }));
    if (mails.length > 0) await queueMail(session, mails);
  });
}
