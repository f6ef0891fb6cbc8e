import type { Payload } from 'payload';
import type { PlayerFields } from '@/domain/teams/roster';
import type { PlayerAnswer, TeamLinkAnswer } from '@/domain/teams/roster-input';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { RequestState } from '@/modules/team/size-requests/size-request';

/** What a link shows: the call, and with a player’s own link what is known of that player. Nobody else’s, ever. */
export type SizeLink = {
  teamName: string;
  title: string;
  /** ISO time. */
  deadline: string;
  state: RequestState;
  player: (Omit<PlayerFields, 'position' | 'email'> & { hasAnswered: boolean }) | null;
  /** Whether the player answered by the team’s link, and the manager has not accepted it yet. */
  isWaiting: boolean;
};

const STATE = `case when request.deadline <= clock_timestamp() then 'expired'
                    when request.locked_at is not null then 'locked' else 'open' end as state`;

const CALL = `team.team_name as "teamName", request.title, to_json(request.deadline) as deadline, ${STATE}`;

const text = `
  select ${CALL}, json_build_object(
           'name', member.name, 'nameOnBack', member.name_on_back, 'jerseyNumber', member.jersey_number::int,
           'sizePreference', member.size_preference, 'shortsSize', member.shorts_size, 'socksSize', member.socks_size,
           'hasAnswered', reply.answered_at is not null) as player,
         false as "isWaiting"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id and member.is_active
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1
   union all
  select ${CALL}, json_build_object(
           'name', reply.name, 'nameOnBack', reply.name_on_back, 'jerseyNumber', reply.jersey_number::int,
           'sizePreference', reply.size_preference, 'shortsSize', reply.shorts_size, 'socksSize', reply.socks_size,
           'hasAnswered', true), reply.accepted_at is null
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1 and reply.member_id is null
   union all
  select ${CALL}, null, false
    from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
   where request.token = $1`;

/** What the link with this token shows: a player’s own, that of an answer, or the team’s; nothing for an unknown one. */
export async function findSizeLink(payload: Payload, token: string): Promise<SizeLink | undefined> {
  const [link] = await query<SizeLink>(payload, text, [token]);
  return link;
}

type LinkOfReply = { reply: string; member: string | null; name: string; state: RequestState };

/** What the link of a reply belongs to, its call kept as it is until the transaction ends; undefined for an unknown one. */
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

/** Changes an answer by the team’s link, which waits again then. */
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

/** Writes an answer by a player’s own link to that player. */
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

/** The call of a team’s link, under lock, with how many answers it has; undefined for an unknown one. */
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

/**
 * Stores an answer by the team’s link, or changes the one of the same id.
 * @param token for a new one, by which it can be changed.
 * @returns the token that the answer has; undefined where the id is that of another call’s or of a player’s own.
 */
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
