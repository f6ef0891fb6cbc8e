import type { Payload } from 'payload';
import type { Player } from '@/domain/teams/roster';
import { requestState, type RequestState } from '@/modules/team/size-requests/size-request';
import { loadRoster } from '@/modules/team/roster/player-rows';
import { query } from '@/lib/database/query';

/** How far a team’s call for sizes is. Times as ISO 8601. */
export type SizeCall = {
  title: string;
  deadline: string;
  lockedAt: string | null;
  state: RequestState;
  asked: number;
  answered: number;
};

export type ClubRoster = { players: Player[]; sizeCall: SizeCall | undefined };

/** Everyone on a team’s roster by name, with its open call for sizes, or the latest. */
export async function loadClubRoster(payload: Payload, teamId: string): Promise<ClubRoster> {
  const [players, [call]] = await Promise.all([
    loadRoster(payload, teamId),
    query<Omit<SizeCall, 'state'>>(
      payload,
      `select request.title, to_json(request.deadline) as deadline, to_json(request.locked_at) as "lockedAt",
              count(member.id)::int as asked, (count(reply.answered_at) filter (where member.id is not null))::int as answered
         from team_size_requests request
         left join team_size_replies reply on reply.size_request_id = request.id
         left join team_members member on member.id = reply.member_id and member.is_active
        where request.team_id = $1
        group by request.id
        order by request.locked_at is null desc, request.created_at desc, request.id limit 1`,
      [teamId],
    ),
  ]);
  return { players, sizeCall: call && { ...call, state: requestState(call) } };
}
