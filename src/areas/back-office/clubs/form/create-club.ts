import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { invalidFields, type Refusal } from '@/lib/failures';
import type { NewClub } from './club-form';
import { unknownPassword } from '@/modules/accounts/data/password-links';
import { sendPasswordLink } from '../password-link';
import { clubRefusal, USERNAME_TAKEN } from '../refusal';
import { isUsernameTaken } from '../data/club-account';

type CreateClub = { payload: Payload; req: PayloadRequest; input: NewClub };

/**
 * Makes a team’s account under a password that nobody knows and, where asked to, invites its contact by email to
 * choose one; both or neither.
 */
export async function createClub({ payload, req, input }: CreateClub): Promise<Result<{ id: string }, Refusal>> {
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
    return clubRefusal(error, 'Failed to create team');
  }
}
