import type { Payload } from 'payload';
import type { PlayerFields } from '@/domain/teams/roster';
import { parseShirtNumber, type ShirtNumber } from '@/domain/teams/shirt-number';
import { shirtRulesOf, type ShirtRules } from '@/domain/teams/shirt-rules';
import type { PlayerAnswer, TeamLinkAnswer } from '@/domain/teams/roster-input';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { RequestState } from '@/modules/team/size-requests/size-request';
import { loadNamesakeMark, shirtNumberOf } from '@/modules/team/data/players';

export type SizeLink = {
  teamName: string;
  title: string;
  squad: string | null;
  rules: ShirtRules;
  /** Numbers that others should not take, without their owners. */
  taken: ShirtNumber[];
  deadline: string;
  state: RequestState;
  player:
    | (Omit<PlayerFields, 'position' | 'email'> & {
        hasAnswered: boolean;
        /** Mark that tells namesakes apart without a name, else ''. */
        mark: string;
      })
    | null;
  /** True while an answer by the team’s link awaits acceptance. */
  isWaiting: boolean;
};

const STATE = `case when request.deadline <= clock_timestamp() then 'expired'
                    when request.locked_at is not null then 'locked' else 'open' end as state`;

/** Numbers of the team’s other active players; only of these squads if numbers go by squad. */
const takenFrom = (squads: string, member: string) => `coalesce((
  select json_agg(number order by number::int, number) from (
    select distinct other.jersey_number as number from team_members other
     where other.team_id = team.id and other.is_active and other.jersey_number is not null
       and other.id is distinct from ${member} and team.numbers_unique_in is distinct from 'none'
       and (team.numbers_unique_in = 'club'
            or string_to_array(coalesce(other.squad, ''), ', ') && string_to_array(coalesce(${squads}, ''), ', ')
            or (coalesce(other.squad, '') = '' and coalesce(${squads}, '') = ''))) numbers), '[]') as taken`;

const RULES = `json_build_object('numbersUniqueIn', team.numbers_unique_in, 'backNames', team.back_names,
                                 'capitalNames', team.capital_names) as rules`;

const CALL = `${RULES}, team.team_name as "teamName", request.title, to_json(request.deadline) as deadline, ${STATE}`;

const text = `
  select ${CALL}, coalesce(request.squad, member.squad) as squad, ${takenFrom('coalesce(request.squad, member.squad)', 'member.id')}, json_build_object(
           'name', member.name, 'nameOnBack', member.name_on_back, 'jerseyNumber', ${shirtNumberOf('member.jersey_number')},
           'sizePreference', member.size_preference, 'shortsSize', member.shorts_size, 'socksSize', member.socks_size,
           'hasAnswered', reply.answered_at is not null) as player,
         member.id as member, false as "isWaiting"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id and member.is_active
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1
   union all
  select ${CALL}, request.squad, ${takenFrom('request.squad', 'null')}, json_build_object(
           'name', reply.name, 'nameOnBack', reply.name_on_back, 'jerseyNumber', ${shirtNumberOf('reply.jersey_number')},
           'sizePreference', reply.size_preference, 'shortsSize', reply.shorts_size, 'socksSize', reply.socks_size,
           'hasAnswered', true), null, reply.accepted_at is null
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1 and reply.member_id is null
   union all
  select ${CALL}, request.squad, ${takenFrom('request.squad', 'null')}, null, null, false
    from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
   where request.token = $1`;

export async function findSizeLink(payload: Payload, token: string): Promise<SizeLink | undefined> {
  const [found] = await query<SizeLink & { taken: string[]; member: string | null }>(payload, text, [token]);
  if (!found) return undefined;
  const { member, player, ...row } = found;
  return {
    ...row,
    player: player && { ...player, mark: member === null ? '' : await loadNamesakeMark(payload, member) },
    rules: shirtRulesOf(row.rules),
    taken: row.taken.flatMap((number) => parseShirtNumber(number) ?? []),
  };
}

type LinkOfReply = { reply: string; member: string | null; name: string; state: RequestState };

/** Locks the size form until the transaction ends. */
export async function lockReplyLink({ client }: Session, token: string): Promise<LinkOfReply | undefined> {
  const { rows } = await client.query<LinkOfReply>(
    `select reply.id as reply, member.id as member, coalesce(member.name, reply.name) as name, ${STATE}
       from team_size_replies reply
       join team_size_requests request on request.id = reply.size_request_id
       join team_profiles team on team.id = request.team_id and team.is_active
       left join team_members member on member.id = reply.member_id and member.is_active
      where reply.token = $1 and (reply.member_id is null or member.id is not null)
        for share of request`,
    [token],
  );
  return rows[0];
}

const valuesOf = ({ sizePreference, jerseyNumber, nameOnBack, shortsSize, socksSize }: PlayerAnswer) => [
  ...[sizePreference, jerseyNumber, nameOnBack],
  ...[shortsSize, socksSize],
];

export async function updateReply({ client }: Session, id: string, answer: PlayerAnswer): Promise<void> {
  await client.query(
    `update team_size_replies
        set size_preference = $2::enum_team_size_replies_size_preference, jersey_number = $3, name_on_back = $4,
            shorts_size = $5::enum_team_size_replies_shorts_size, socks_size = $6::enum_team_size_replies_socks_size,
            answered_at = now(), accepted_at = null, updated_at = now()
      where id = $1`,
    [id, ...valuesOf(answer)],
  );
}

export async function updatePlayer(
  { client }: Session,
  { reply, member }: { reply: string; member: string },
  answer: PlayerAnswer,
): Promise<void> {
  await client.query(
    `update team_members
        set size_preference = $2::enum_team_members_size_preference, jersey_number = $3, name_on_back = $4,
            shorts_size = $5::enum_team_members_shorts_size, socks_size = $6::enum_team_members_socks_size, updated_at = now()
      where id = $1`,
    [member, ...valuesOf(answer)],
  );
  await client.query('update team_size_replies set answered_at = now(), updated_at = now() where id = $1', [reply]);
}

type LinkOfTeam = { id: string; team: string; state: RequestState; answers: number };

export async function lockTeamLink({ client }: Session, token: string): Promise<LinkOfTeam | undefined> {
  const { rows } = await client.query<LinkOfTeam>(
    `select request.id, request.team_id as team, ${STATE},
            (select count(*)::int from team_size_replies where size_request_id = request.id and member_id is null) as answers
       from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
      where request.token = $1
        for no key update of request`,
    [token],
  );
  return rows[0];
}

/** A retry with the same id changes its answer. Undefined if the id is another form’s answer or a player’s own link. */
export async function storeReply(
  { client }: Session,
  request: Pick<LinkOfTeam, 'id' | 'team'>,
  token: string,
  { id, name, ...answer }: TeamLinkAnswer,
): Promise<string | undefined> {
  const { rows } = await client.query<{ token: string }>(
    `insert into team_size_replies as reply
            (id, team_id, size_request_id, token, name, size_preference, jersey_number, name_on_back, shorts_size, socks_size, answered_at)
     values ($1, $2, $3, $4, $5, $6::enum_team_size_replies_size_preference, $7, $8, $9::enum_team_size_replies_shorts_size,
             $10::enum_team_size_replies_socks_size, now())
         on conflict (id) do update
        set name = excluded.name, size_preference = excluded.size_preference, jersey_number = excluded.jersey_number,
            name_on_back = excluded.name_on_back, shorts_size = excluded.shorts_size, socks_size = excluded.socks_size,
            answered_at = now(), accepted_at = null, updated_at = now()
      where reply.size_request_id = excluded.size_request_id and reply.member_id is null
     returning token`,
    [id, request.team, request.id, token, name, ...valuesOf(answer)],
  );
  return rows[0]?.token;
}
