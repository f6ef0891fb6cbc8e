import type { Payload, PayloadRequest } from 'payload';
import { MAX_PLAYERS_BY_LINK, type PlayerFields } from '@/domain/teams/roster';
import type { PlayerAnswer, TeamLinkAnswer } from '@/domain/teams/roster-input';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Result } from '@/lib/result';
import { refuseUnprintable } from '../roster/printed-name';
import { CLOSED, type RequestState } from '@/modules/team/size-requests/size-request';
import { newToken } from '../size-requests/data/size-links';

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

type Refused = Failure<'not_found' | 'locked' | 'expired' | 'invalid'>;

const notFound = failure('not_found', 'This link does not work. Ask your manager for a new one.');
const closed = (state: 'locked' | 'expired') => failure(state, CLOSED[state]);

const STATE = `case when request.deadline <= clock_timestamp() then 'expired'
                    when request.locked_at is not null then 'locked' else 'open' end as state`;

const CALL = `team.team_name as "teamName", request.title, to_json(request.deadline) as deadline, ${STATE}`;

const text = `
  select ${CALL}, json_build_object(
           'name', member.name, 'nameOnBack', member.name_on_back, 'jerseyNumber', member.jersey_number::int,
           'sizePreference', member.size_preference, 'hasAnswered', reply.answered_at is not null) as player,
         false as "isWaiting"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id and member.is_active
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1
   union all
  select ${CALL}, json_build_object(
           'name', reply.name, 'nameOnBack', reply.name_on_back, 'jerseyNumber', reply.jersey_number::int,
           'sizePreference', reply.size_preference, 'hasAnswered', true), reply.accepted_at is null
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

type AnswerSizeLink = { req: PayloadRequest; token: string; answer: PlayerAnswer };

/**
 * Writes what a player says to that player, or changes an answer by the team’s link, which waits again then. Lock and
 * deadline are judged in the transaction that writes, and a lock waits for it: an answer that was taken stands, and none
 * is taken afterwards. Whether someone else has the number is not said: a link tells of its own player only, and the
 * manager sees the clash.
 */
export async function answerSizeLink({ req, token, answer }: AnswerSizeLink): Promise<Result | Refused> {
  return inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ reply: string; member: string | null; name: string; state: RequestState }>(
      `select reply.id as reply, member.id as member, coalesce(member.name, reply.name) as name, ${STATE}
         from team_size_replies reply
         join team_size_requests request on request.id = reply.size_request_id
         join team_profiles team on team.id = request.team_id and team.is_active
         left join team_members member on member.id = reply.member_id and member.is_active
        where reply.token = $1 and (reply.member_id is null or member.id is not null)
          for share of request`,
      [token],
    );
    const [found] = rows;
    if (!found) return notFound;
    if (found.state !== 'open') return closed(found.state);
    const refusal = refuseUnprintable({ name: found.name, nameOnBack: answer.nameOnBack });
    if (refusal) return refusal;
    if (found.member === null) {
      await client.query(
        `update team_size_replies
            set size_preference = $2::enum_team_size_replies_size_preference, jersey_number = $3, name_on_back = $4,
                answered_at = now(), accepted_at = null, updated_at = now()
          where id = $1`,
        [found.reply, answer.sizePreference, answer.jerseyNumber, answer.nameOnBack],
      );
      return { ok: true };
    }
    await client.query(
      `update team_members
          set size_preference = $2::enum_team_members_size_preference, jersey_number = $3, name_on_back = $4, updated_at = now()
        where id = $1`,
      [found.member, answer.sizePreference, answer.jerseyNumber, answer.nameOnBack],
    );
    await client.query('update team_size_replies set answered_at = now(), updated_at = now() where id = $1', [
      found.reply,
    ]);
    return { ok: true };
  });
}

type AnswerTeamLink = { req: PayloadRequest; token: string; answer: TeamLinkAnswer };

/**
 * Keeps what someone enters by the team’s link, for the manager to accept: nothing is on the roster before that, and
 * nothing is told of anyone who is. Sending it again with the same `id` is the same answer.
 * @returns the token of a link by which the answer can be changed.
 */
export async function answerTeamLink({
  req,
  token,
  answer,
}: AnswerTeamLink): Promise<Result<{ token: string }, 'full'> | Refused> {
  return inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ id: string; team: string; state: RequestState; answers: number }>(
      `select request.id, request.team_id as team, ${STATE},
              (select count(*)::int from team_size_replies where size_request_id = request.id and member_id is null) as answers
         from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
        where request.token = $1
          for no key update of request`,
      [token],
    );
    const [request] = rows;
    if (!request) return notFound;
    if (request.state !== 'open') return closed(request.state);
    if (request.answers >= MAX_PLAYERS_BY_LINK) return failure('full', 'This form is full. Ask your manager.');
    const refusal = refuseUnprintable(answer);
    if (refusal) return refusal;
    const { id, name, sizePreference, jerseyNumber, nameOnBack } = answer;
    const stored = await client.query<{ token: string }>(
      `insert into team_size_replies as reply
              (id, team_id, size_request_id, token, name, size_preference, jersey_number, name_on_back, answered_at)
       values ($1, $2, $3, $4, $5, $6::enum_team_size_replies_size_preference, $7, $8, now())
           on conflict (id) do update
          set name = excluded.name, size_preference = excluded.size_preference, jersey_number = excluded.jersey_number,
              name_on_back = excluded.name_on_back, answered_at = now(), accepted_at = null, updated_at = now()
        where reply.size_request_id = excluded.size_request_id and reply.member_id is null
       returning token`,
      [id, request.team, request.id, newToken(), name, sizePreference, jerseyNumber, nameOnBack],
    );
    const [reply] = stored.rows;
    return reply ? { ok: true, token: reply.token } : notFound;
  });
}
