import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { hasOrders } from '@/modules/team/data/team-deletion';
import type { Refusal } from '@/lib/failures';
import { switchTeam } from './form/change-team';
import { lockTeam } from './data/team-account';
import { noSuchTeam, teamAccountRefusal } from './refusal';

type DeleteTeam = { req: PayloadRequest; id: string };
export type DeletionOutcome = 'deleted' | 'deactivated';

/** A team with orders, even one placed at this moment, is deactivated instead, and its orders stay. */
export async function deleteTeam(call: DeleteTeam): Promise<Result<{ outcome: DeletionOutcome }, Refusal>> {
  const { req, id } = call;
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const team = await lockTeam(session, req, id);
      if (!team) return noSuchTeam();
      if (await hasOrders(session, id)) {
        await switchTeam(session, call, team, false);
        return { ok: true, outcome: 'deactivated' } as const;
      }
      await payload.delete({ collection: 'teams', id, ...asUser(req) });
      const { teamName, username, contactPerson, email } = team;
      await recordActivity(
        req,
        'team.deleted',
        { type: 'teams', id, name: teamName },
        { before: { teamName, username, contactPerson, email } },
      );
      return { ok: true, outcome: 'deleted' } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, 'Failed to delete team');
  }
}
