import type { Payload, PayloadRequest } from 'payload';
import { EMPTY_PLAYER, MAX_PLAYERS_BY_LINK, nameKey, type PlayerFields } from '@/domain/roster';
import type { PlayerAnswer } from '@/domain/roster-input';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Result } from '@/lib/result';
import { ALREADY_ANSWERED, CLOSED, type RequestState } from '../../rules/size-requests/size-request';
import { lockRoster, storePlayers } from '../roster/player-rows';
import { giveLinks } from './give-links';

/** What a link shows: the call, and with a player’s own link what is known of that player. Nobody else’s, ever. */
export type SizeLink = {
  teamName: string;
  title: string;
  /** ISO time. */
  deadline: string;
  state: RequestState;
  player: (Omit<PlayerFields, 'position' | 'email'> & { hasAnswered: boolean }) | null;
};

type Refused = Failure<'not_found' | 'locked' | 'expired'>;

const notFound = failure('not_found', 'This link is not right. Ask your manager for a new one.');
const closed = (state: 'locked' | 'expired') => failure(state, CLOSED[state]);

const STATE = `case when request.deadline <= clock_timestamp() then 'expired'
                    when request.locked_at is not null then 'locked' else 'open' end as state`;

const CALL = `team.team_name as "teamName", request.title, to_json(request.deadline) as deadline, ${STATE}`;

const text = `
  select ${CALL}, json_build_object(
           'name', member.name, 'nameOnBack', member.name_on_back, 'jerseyNumber', member.jersey_number::int,
           'sizePreference', member.size_preference, 'hasAnswered', reply.answered_at is not null) as player
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id and member.is_active
    join team_profiles team on team.id = request.team_id and team.is_active
   where reply.token = $1
   union all
  select ${CALL}, null
    from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
   where request.token = $1`;

/** What the link with this token shows, a player’s own or the team’s; nothing for an unknown one. */
export async function findSizeLink(payload: Payload, token: string): Promise<SizeLink | undefined> {
  const [link] = await query<SizeLink>(payload, text, [token]);
  return link;
}

type AnswerSizeLink = { req: PayloadRequest; token: string; answer: PlayerAnswer };

/**
 * Writes what a player says to that player. Lock and deadline are judged in the transaction that writes, and a lock
 * waits for it: an answer that was taken stands, and none is taken afterwards. Whether somebody else has the number is
 * not said: a link tells of its own player only, and the manager sees the clash.
 */
export async function answerSizeLink({ req, token, answer }: AnswerSizeLink): Promise<Result | Refused> {
  return inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ reply: string; member: string; state: RequestState }>(
      `select reply.id as reply, member.id as member, ${STATE}
         from team_size_replies reply
         join team_size_requests request on request.id = reply.size_request_id
         join team_members member on member.id = reply.member_id and member.is_active
         join team_profiles team on team.id = request.team_id and team.is_active
        where reply.token = $1
          for share of request`,
      [token],
    );
    const [found] = rows;
    if (!found) return notFound;
    if (found.state !== 'open') return closed(found.state);
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

type JoinTeamLink = { req: PayloadRequest; token: string; name: string };
type Joined = Result<{ token: string }, 'answered' | 'full'> | Refused;

/**
 * Leads from the team’s link to a player’s own: that of the active player of this name who has not answered yet, or
 * of a new player. It tells nothing of anybody but that the name has answered.
 */
export async function joinTeamLink({ req, token, name }: JoinTeamLink): Promise<Joined> {
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ id: string; team: string; state: RequestState }>(
      `select request.id, request.team_id as team, ${STATE}
         from team_size_requests request join team_profiles team on team.id = request.team_id and team.is_active
        where request.token = $1
          for share of request`,
      [token],
    );
    const [request] = rows;
    if (!request) return notFound;
    if (request.state !== 'open') return closed(request.state);
    const active = (await lockRoster(session, request.team)).filter(({ isActive }) => isActive);
    const namesakes = active.filter((player) => nameKey(player.name) === nameKey(name)).map(({ id }) => id);
    if (namesakes.length === 0) {
      if (active.length >= MAX_PLAYERS_BY_LINK) return failure('full', 'This roster is full. Ask your manager.');
      const added = await storePlayers(session, request.team, [{ ...EMPTY_PLAYER, name, isActive: true }]);
      namesakes.push(...added.map(({ id }) => id));
    }
    await giveLinks(session.client.query.bind(session.client), request.id);
    const own = await ownLink(session, request.id, namesakes);
    return own ? { ok: true, token: own } : failure('answered', ALREADY_ANSWERED);
  });
}

/** The link of the first of these players who has not answered. */
async function ownLink(
  { client }: Session,
  requestId: string,
  members: readonly string[],
): Promise<string | undefined> {
  const { rows } = await client.query<{ token: string }>(
    `select token from team_size_replies
      where size_request_id = $1 and member_id = any($2::uuid[]) and answered_at is null
      order by member_id limit 1`,
    [requestId, members],
  );
  return rows[0]?.token;
}
