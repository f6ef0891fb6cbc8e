import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';
import { failure, type Result } from '@/lib/result';
import { securityEmail } from '../emails/security-email';
import { createRequestedLinks, usePasswordLink } from '../data/password-links';
import { passwordProblem, refusingPassword } from './password-problem';

const collection = 'admin-users';

export async function requestStaffPassword({ req, email }: { req: PayloadRequest; email: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const links = await createRequestedLinks(session, collection, email);
    const mails = links.map(({ email: to, label, token }) => ({
      to,
      template: 'staff-password-reset' as const,
      data: { fullName: label, ...sealToken(token) },
    }));
    if (mails.length > 0) await queueMail(session, mails);
  });
}

type SetPassword = { req: PayloadRequest; token: string; password: string };

/** Sets a new password by the link of an email, once; every session ends, and a second factor stays. */
export async function setStaffPassword(call: SetPassword): Promise<Result<object, 'invalid' | 'expired'>> {
  const { req, password } = call;
  const problem = await passwordProblem(collection, password);
  if (problem) return failure('invalid', problem, { fieldErrors: { password: [problem] } });
  return refusingPassword(() =>
    inTransaction(req, async (session) => {
      const person = await usePasswordLink(req, collection, call);
      if (!person) return failure('expired', 'This link has expired or has already been used. Ask for a new one.');
      await recordActivity(req, 'staff.password-set-by-link', { type: collection, id: person.id, name: person.label });
      await queueMail(session, [securityEmail(person.email, person.label, 'password-changed')]);
      return { ok: true };
    }),
  );
}
