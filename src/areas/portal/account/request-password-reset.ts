import type { PayloadRequest } from 'payload';
import { createRequestedLinks } from '@/modules/accounts/data/password-links';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';

/**
 * Sends every active team of that username or email address, where it has one, and whoever of a team’s people logs in
 * with the address, an email with a link to a new password. It answers nothing, and belongs after the response, so that
 * nobody learns which accounts there are.
 */
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
