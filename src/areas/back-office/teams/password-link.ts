import { createPasswordLink, INVITATION_DAYS, LINK_LIFETIME } from '@/modules/accounts/data/password-links';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';

type Addressee = { id: string; email: string; username: string; teamName: string; contactPerson: string | null };

/** In the caller’s transaction; voids earlier links. */
export async function sendPasswordLink(
  session: Session,
  template: 'team-invitation' | 'team-new-password',
  { id, email, username, teamName, contactPerson }: Addressee,
): Promise<void> {
  const token = await createPasswordLink(session, 'teams', id, LINK_LIFETIME.invitation);
  const data = { teamName, contactPerson, username, days: INVITATION_DAYS, ...sealToken(token) };
  await queueMail(session, [{ to: email, template, data }]);
}
