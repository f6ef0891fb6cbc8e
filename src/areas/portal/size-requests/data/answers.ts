import type { PlayerSizes } from '@/domain/teams/player-sizes';
import type { PlayerFields } from '@/domain/teams/roster';
import type { Session } from '@/lib/database/sessions';
import { shirtNumberOf } from '@/modules/team/data/players';

export type LockedAnswer = PlayerSizes &
  Pick<PlayerFields, 'name' | 'jerseyNumber' | 'nameOnBack'> & {
    id: string;
    requestId: string;
    answeredAt: Date;
  };

/** Locks answers by id; leaves out those no longer waiting. */
export async function lockWaiting(
  { client }: Session,
  teamId: string,
  ids: readonly string[],
): Promise<Map<string, LockedAnswer>> {
  const { rows } = await client.query<LockedAnswer>(
    `select id, size_request_id as "requestId", name, size_preference as "sizePreference",
            shorts_size as "shortsSize", socks_size as "socksSize",
            ${shirtNumberOf('jersey_number')} as "jerseyNumber", name_on_back as "nameOnBack", answered_at as "answeredAt"
       from team_size_replies
      where team_id = $1 and id = any($2::uuid[]) and member_id is null and accepted_at is null
      order by id for update`,
    [teamId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function deleteAnswers({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query('delete from team_size_replies where id = any($1::uuid[])', [ids]);
}

export async function markAccepted(
  { client }: Session,
  { id, requestId, memberId }: { id: string; requestId: string; memberId: string },
): Promise<void> {
  await client.query(
    `update team_size_replies set answered_at = now(), updated_at = now() where size_request_id = $1 and member_id = $2`,
    [requestId, memberId],
  );
  await client.query('update team_size_replies set accepted_at = now(), updated_at = now() where id = $1', [id]);
}
