import { APIError, type Payload, type PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { lockRows } from '@/lib/database/lock-rows';
import { currentTransaction, inTransaction } from '@/lib/database/transaction';
import { removeAssetFiles } from '@/lib/files/asset-files';
import { log } from '@/lib/log';
import type { Result } from '@/lib/result';
import { switchClub } from './change-club';
import { lockClub } from './lock-club';
import { noSuchTeam, refusalOf, type Refusal } from './refusal';

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
      await payload.delete({ collection: 'teams', id, depth: 0, user: req.user, overrideAccess: false, req });
      const { teamName, username, contactPerson, email } = club;
      await recordActivity(req, {
        action: 'team.deleted',
        subjectType: 'teams',
        subjectId: id,
        subject: teamName,
        before: { teamName, username, contactPerson, email },
      });
      return { ok: true, outcome: 'deleted' } as const;
    });
  } catch (error) {
    return refusalOf(error, 'Failed to delete team');
  }
}

/**
 * What must hold before a team is deleted, by whatever road: it has no orders. Its roster, its design assets and their
 * files go with it; the files once it is committed, for until then the team may yet stay.
 * @throws APIError 409 where it has orders.
 */
export async function prepareClubDeletion(req: PayloadRequest, id: string): Promise<void> {
  const session = await currentTransaction(req);
  await lockRows(req, 'team_profiles', id);
  if (await hasOrders(session, id)) {
    throw new APIError('This team has orders: deactivate it instead.', 409, undefined, true);
  }
  await session.client.query('delete from team_members where team_id = $1', [id]);
  const { rows: assets } = await session.client.query<{ filename: string | null; previewName: string | null }>(
    `delete from design_assets where team_id = $1 returning filename, preview_name as "previewName"`,
    [id],
  );
  const files = assets.flatMap(({ filename, previewName }) => [filename, previewName]);
  session.afterCommit(
    () => void removeAssetFiles(files).catch((error: unknown) => log.error({ err: error, files }, 'Files stay.')),
  );
}

async function hasOrders({ client }: Session, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from team_orders where team_id = $1 limit 1', [id]);
  return Boolean(rowCount);
}
