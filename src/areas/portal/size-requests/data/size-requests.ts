import type { Payload } from 'payload';
import type { PlayerFields } from '@/domain/teams/roster';
import type { ShirtNumber } from '@/domain/teams/shirt-number';
import type { PlayerSizes } from '@/domain/teams/player-sizes';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { isOpenRequest } from '@/data/size-requests';
import { shirtNumberOf } from '@/modules/team/data/players';

export type ListedPlayer = PlayerSizes & {
  id: string;
  name: string;
  jerseyNumber: ShirtNumber | null;
  nameOnBack: string | null;
  squad: string | null;
  hasEmail: boolean;
  link: string;
  answeredAt: string | null;
  remindedAt: string | null;
};

export type WaitingAnswer = PlayerSizes &
  Pick<PlayerFields, 'name' | 'jerseyNumber' | 'nameOnBack'> & {
    id: string;
    answeredAt: string;
  };

type SizeRequestRow = {
  id: string;
  title: string;
  squad: string | null;
  deadline: string;
  waiting: WaitingAnswer[];
  lockedAt: string | null;
  token: string;
  players: (Omit<ListedPlayer, 'link'> & { token: string })[];
  /** Active players added since, who have no link yet. */
  withoutLink: number;
};

const text = `
  select request.id, request.title, request.squad, request.token,
         to_json(request.deadline) as deadline, to_json(request.locked_at) as "lockedAt",
         coalesce((select json_agg(p) from (
           select member.id, member.name, ${shirtNumberOf('member.jersey_number')} as "jerseyNumber",
                  member.size_preference as "sizePreference", member.shorts_size as "shortsSize",
                  member.socks_size as "socksSize", member.name_on_back as "nameOnBack", member.squad,
                  coalesce(member.email, '') <> '' as "hasEmail", reply.token,
                  reply.answered_at as "answeredAt", reply.reminded_at as "remindedAt"
             from team_size_replies reply join team_members member on member.id = reply.member_id
            where reply.size_request_id = request.id and member.is_active) p), '[]') as players,
         coalesce((select json_agg(a) from (
           select id, name, size_preference as "sizePreference", shorts_size as "shortsSize", socks_size as "socksSize",
                  ${shirtNumberOf('jersey_number')} as "jerseyNumber",
                  name_on_back as "nameOnBack", answered_at as "answeredAt"
             from team_size_replies where team_id = $1 and member_id is null and accepted_at is null) a), '[]') as waiting,
         (select count(*)::int from team_members member
           where member.team_id = request.team_id and member.is_active
             and (request.squad is null or request.squad = any(string_to_array(member.squad, ', ')))
             and not exists (select 1 from team_size_replies
                              where size_request_id = request.id and member_id = member.id)) as "withoutLink"
    from team_size_requests request
   where request.team_id = $1
   order by request.locked_at is null desc, request.created_at desc, request.id
   limit 1`;

export async function findSizeRequest(payload: Payload, teamId: string): Promise<SizeRequestRow | undefined> {
  const [row] = await query<SizeRequestRow>(payload, text, [teamId]);
  return row;
}

/** Serialises opening for a team, and closes forms past their deadline: the database allows one open form. */
export async function makeWay({ client }: Session, teamId: string): Promise<void> {
  await client.query('select id from team_profiles where id = $1 for no key update', [teamId]);
  await client.query(
    `update team_size_requests set locked_at = deadline, updated_at = now()
      where team_id = $1 and locked_at is null and deadline <= now()`,
    [teamId],
  );
}

export async function isSquad({ client }: Session, teamId: string, squad: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from team_members where team_id = $1 and $2 = any(string_to_array(squad, ', ')) and is_active limit 1`,
    [teamId, squad],
  );
  return rowCount === 1;
}

type NewSizeRequest = { teamId: string; title: string; deadline: Date; squad: string | null; token: string };

/** @returns the id of the new form, undefined if the team has an open one. */
export async function insertSizeRequest(
  { client }: Session,
  { teamId, title, deadline, squad, token }: NewSizeRequest,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into team_size_requests (team_id, title, deadline, token, squad) values ($1, $2, $3, $4, $5)
       on conflict (team_id) where locked_at is null do nothing
     returning id`,
    [teamId, title, deadline, token, squad],
  );
  return rows[0]?.id;
}

/** @returns false if the team has no such form. */
export async function closeSizeRequest({ client }: Session, teamId: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update team_size_requests set locked_at = coalesce(locked_at, now()), updated_at = now()
      where id = $1 and team_id = $2`,
    [id, teamId],
  );
  return Boolean(rowCount);
}

/** Ids of form `id` and of the open one, distinct. */
export async function listOpenAnd({ client }: Session, teamId: string, id: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from team_size_requests where team_id = $1 and (id = $2 or locked_at is null)',
    [teamId, id],
  );
  return rows.map((row) => row.id);
}

export async function openUntil({ client }: Session, teamId: string, id: string, deadline: Date): Promise<void> {
  await client.query(
    `update team_size_requests set locked_at = null, deadline = $3, updated_at = now() where id = $1 and team_id = $2`,
    [id, teamId, deadline],
  );
}

/** True if open, locked until the transaction ends; undefined if the team has no such form. */
export async function lockIsOpen({ client }: Session, teamId: string, id: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ isOpen: boolean }>(
    `select ${isOpenRequest()} as "isOpen"
       from team_size_requests request where id = $1 and team_id = $2 for share`,
    [id, teamId],
  );
  return rows[0]?.isOpen;
}
