import type { PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { lockTeam, endTeamSessions } from './data/team-account';
import { unknownPassword } from '@/modules/accounts/data/password-links';
import { sendPasswordLink } from './password-link';
import { noSuchTeam, teamAccountRefusal } from './refusal';

type ResetPassword = { req: PayloadRequest; id: string; password: string };

/** Voids password and sessions; invites a team that never signed in. Requires the user’s own password. */
export async function resetTeamPassword({ req, id, password }: ResetPassword): Promise<Result<{ email: string }>> {
  const { payload } = req;
  const confirmed = await confirmPassword({ req, password });
  if (!confirmed.ok) return confirmed;
  try {
    return await inTransaction(req, async (session) => {
      const team = await lockTeam(session, req, id);
      if (!team) return noSuchTeam();
      const { email, username, teamName, contactPerson } = team;
      if (!team.isActive) return failure('inactive', 'This team is inactive. Activate it first.');
      if (!email) return failure('no_email', 'This team has no email address. Add one first.');
      await payload.update({
        collection: 'teams',
        id,
        data: { password: unknownPassword() },
        context: { knowsPassword: true },
        ...asUser(req),
      });
      await endTeamSessions(session, id);
      const isNew = team.lastLogin === null;
      const addressee = { id, email, username, teamName, contactPerson };
      await sendPasswordLink(session, isNew ? 'team-invitation' : 'team-new-password', addressee);
      await recordActivity(
        req,
        isNew ? 'team.invited' : 'team.password-reset',
        { type: 'teams', id, name: teamName },
        { after: { password: '(changed)', sentTo: email } },
      );
      return { ok: true, email } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, 'Failed to reset password');
  }
}
