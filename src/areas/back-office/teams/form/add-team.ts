import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { invalidFields, type Refusal } from '@/lib/failures';
import type { NewTeam } from './team-form';
import { unknownPassword } from '@/modules/accounts/data/password-links';
import { sendPasswordLink } from '../password-link';
import { teamAccountRefusal, USERNAME_TAKEN } from '../refusal';
import { isUsernameTaken } from '../data/team-account';

type AddTeam = { req: PayloadRequest; input: NewTeam };

/** Random password; the invitation, if requested, is sent in the same transaction. */
export async function addTeam({ req, input }: AddTeam): Promise<Result<{ id: string }, Refusal>> {
  const { payload } = req;
  const { invite, email, contactPerson, ...fields } = input;
  try {
    return await inTransaction(req, async (session) => {
      if (await isUsernameTaken(session, fields.username)) return invalidFields({ username: [USERNAME_TAKEN] });
      const { id } = await payload.create({
        collection: 'teams',
        data: { ...fields, email: email ?? undefined, contactPerson, isActive: true, password: unknownPassword() },
        ...asUser(req),
      });
      const { teamName, username } = fields;
      const addressee = { id, username, teamName, contactPerson };
      if (invite && email) await sendPasswordLink(session, 'team-invitation', { ...addressee, email });
      await recordActivity(
        req,
        'team.created',
        { type: 'teams', id, name: teamName },
        { after: { ...fields, email, contactPerson, isActive: true, invited: invite } },
      );
      return { ok: true, id } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, 'Failed to create team');
  }
}
