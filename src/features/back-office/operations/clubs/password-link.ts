import { randomBytes } from 'node:crypto';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';

/** How long the link of a letter that staff send is good, in days. */
export const LINK_DAYS = 7;

/** A password that nobody knows, for an account whose own is yet to be chosen. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');

type Addressee = { id: string; email: string; teamName: string; contactPerson: string | null };

/** Sends the team a letter with a link to its own password, in the caller’s transaction; links before it are void. */
export async function sendPasswordLink(
  session: Session,
  template: 'team-invitation' | 'team-new-password',
  { id, email, teamName, contactPerson }: Addressee,
): Promise<void> {
  const token = randomBytes(32).toString('hex');
  const { rows } = await session.client.query<{ username: string }>(
    `update team_profiles
        set reset_password_token = $2, reset_password_expiration = now() + $3 * interval '1 day'
      where id = $1 returning username`,
    [id, token, LINK_DAYS],
  );
  const username = rows[0]?.username;
  const data = { teamName, contactPerson, username, token, days: LINK_DAYS };
  await queueMail(session, [{ to: email, template, data }]);
}

/** Every session of the team ends: its next request is a stranger’s. */
export async function endTeamSessions({ client }: Session, id: string): Promise<void> {
  await client.query('delete from team_profiles_sessions where _parent_id = $1', [id]);
}
