import type { Payload } from 'payload';
import { compareNames, type PlayerFields } from '@/domain/teams/roster';
import type { SizeCode } from '@/domain/catalogue/sizes';
import { query } from '@/lib/database/query';
import { env } from '@/lib/env';
import { requestState, type RequestState } from '@/modules/team/size-requests/size-request';
import type { SignedTeam } from '@/modules/team/session';
import { createLinks } from './data/size-links';

export type AskedPlayer = {
  id: string;
  name: string;
  jerseyNumber: number | null;
  sizePreference: SizeCode | null;
  nameOnBack: string | null;
  hasEmail: boolean;
  /** Address of the player’s own link. */
  link: string;
  /** ISO times. */
  answeredAt: string | null;
  remindedAt: string | null;
};

/** What someone entered by the team’s link, and the manager has not accepted yet. */
export type WaitingAnswer = Pick<PlayerFields, 'name' | 'sizePreference' | 'jerseyNumber' | 'nameOnBack'> & {
  id: string;
  /** ISO time. */
  answeredAt: string;
};

export type SizeRequestView = {
  id: string;
  title: string;
  /** ISO times. */
  deadline: string;
  /** When it was locked, or else the deadline. */
  closesAt: string;
  state: RequestState;
  /** Address of the link for the whole team. */
  teamLink: string;
  /** Active players by name. */
  players: AskedPlayer[];
  answered: number;
  /** By name, of this call and of earlier ones. */
  waiting: WaitingAnswer[];
};

type Row = Pick<SizeRequestView, 'id' | 'title' | 'deadline' | 'waiting'> & {
  lockedAt: string | null;
  token: string;
  players: (Omit<AskedPlayer, 'link'> & { token: string })[];
  /** Active players who have no link yet: they were added after the call. */
  withoutLink: number;
};

const text = `
  select request.id, request.title, request.token,
         to_json(request.deadline) as deadline, to_json(request.locked_at) as "lockedAt",
         coalesce((select json_agg(p) from (
           select member.id, member.name, member.jersey_number::int as "jerseyNumber",
                  member.size_preference as "sizePreference", member.name_on_back as "nameOnBack",
                  coalesce(member.email, '') <> '' as "hasEmail", reply.token,
                  reply.answered_at as "answeredAt", reply.reminded_at as "remindedAt"
             from team_size_replies reply join team_members member on member.id = reply.member_id
            where reply.size_request_id = request.id and member.is_active) p), '[]') as players,
         coalesce((select json_agg(a) from (
           select id, name, size_preference as "sizePreference", jersey_number::int as "jerseyNumber",
                  name_on_back as "nameOnBack", answered_at as "answeredAt"
             from team_size_replies where team_id = $1 and member_id is null and accepted_at is null) a), '[]') as waiting,
         (select count(*)::int from team_members member
           where member.team_id = request.team_id and member.is_active
             and not exists (select 1 from team_size_replies
                              where size_request_id = request.id and member_id = member.id)) as "withoutLink"
    from team_size_requests request
   where request.team_id = $1
   order by request.locked_at is null desc, request.created_at desc, request.id
   limit 1`;

/** Times as JavaScript writes them; JSON of the database says +00:00. */
const withTime = (answer: WaitingAnswer): WaitingAnswer => ({
  ...answer,
  answeredAt: new Date(answer.answeredAt).toISOString(),
});

const linkOf = (token: string) => `${env.publicUrl}/sizes/${token}`;

/** The team’s call for sizes that is open, or else its latest; players added since it was opened get their links. */
export async function loadSizeRequest(payload: Payload, team: SignedTeam): Promise<SizeRequestView | undefined> {
  let [row] = await query<Row>(payload, text, [team.id]);
  if (!row) return undefined;
  if (row.withoutLink > 0 && requestState(row) === 'open') {
    await createLinks((...statement) => payload.db.pool.query(...statement), row.id);
    [row] = await query<Row>(payload, text, [team.id]);
    if (!row) return undefined;
  }
  const { id, title, deadline, lockedAt, token, players, waiting } = row;
  const state = requestState(row);
  return {
    id,
    title,
    deadline,
    closesAt: state === 'locked' ? (lockedAt ?? deadline) : deadline,
    state,
    teamLink: linkOf(token),
    players: players.map(({ token: own, ...player }) => ({ ...player, link: linkOf(own) })).sort(compareNames),
    waiting: waiting.map(withTime).sort(compareNames),
    answered: players.filter(({ answeredAt }) => answeredAt !== null).length,
  };
}
