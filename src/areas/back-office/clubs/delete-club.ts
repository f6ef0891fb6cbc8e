import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { hasOrders } from '@/modules/team/data/team-deletion';
import type { Refusal } from '@/lib/failures';
import { switchClub } from './form/change-club';
import { lockClub } from './data/club-account';
import { noSuchTeam, clubRefusal } from './refusal';

type DeleteClub = { payload: Payload; req: PayloadRequest; id: string };
export type DeletionOutcome = 'deleted' | 'deactivated';

/**
 * Deletes a team with its roster, its design assets and their files. One that has orders, were it placed in this very
 * moment, is deactivated instead: its orders stay.
 */
export async function deleteClub(call: DeleteClub): Promise<Result<{ outcome: DeletionOutcome }, Refusal>> {
  const { payload, req, id } = call;
  try {
    return await inTransaction(req, async (session) => {
      const club = await lockClub(session, req, id);
      if (!club) return noSuchTeam();
      if (await hasOrders(session, id)) {
        await switchClub(session, call, club, false);
        return { ok: true, outcome: 'deactivated' } as const;
      }
      await payload.delete({ collection: 'teams', id, ...asUser(req) });
      const { teamName, username, contactPerson, email } = club;
      await recordActivity(
        req,
        'team.deleted',
        { type: 'teams', id, name: teamName },
        { before: { teamName, username, contactPerson, email } },
      );
      return { ok: true, outcome: 'deleted' } as const;
    });
  } catch (error) {
    return clubRefusal(error, 'Failed to delete team');
  }
}
