import { randomBytes } from 'node:crypto';
import { createPasswordLink, LINK_LIFETIME } from '@/modules/accounts/data/password-links';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';

/** How long the link of an email that staff send is good, in days. */
const LINK_DAYS = LINK_LIFETIME.invitation / (24 * 60 * 60);

/** A password that nobody knows, for an account whose own is yet to be chosen. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');

type Addressee = { id: string; email: string; username: string; teamName: string; contactPerson: string | null };

/** Sends the team an email with a link to its own password, in the caller’s transaction; links before it are void. */
export async function sendPasswordLink(
  session: Session,
  template: 'team-invitation' | 'team-new-password',
  { id, email, username, teamName, contactPerson }: Addressee,
): Promise<void> {
  const token = await createPasswordLink(session, 'teams', id, LINK_LIFETIME.invitation);
  const data = { teamName, contactPerson, username, days: LINK_DAYS, ...sealToken(token) };
  await queueMail(session, [{ to: email, template, data }]);
}
