import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { TEAM_COUNTS, type TeamRow } from './teams';
import type { AssetType } from '@/domain/teams/design-assets';
import type { Player } from '@/domain/teams/roster';
import { requestState, type RequestState } from '@/modules/team/size-requests/size-request';
import { loadRoster } from '@/modules/team/data/players';

export type TeamAccount = TeamRow & {
  username: string;
  vatNumber: string | null;
  isTaxExempt: boolean;
  allowsAnyNumber: boolean;
  activePlayers: number;
  /** Design assets that the team has not deleted. */
  activeAssets: number;
  people: number;
  /** Expiry of the current password link, ISO time; null if there is none. */
  linkUntil: string | null;
};

export async function loadTeam(payload: Payload, id: string): Promise<TeamAccount | undefined> {
  const [row] = await query<{ team: TeamAccount }>(
    payload,
    `select to_jsonb(found) as team from (
       select t.id, t.team_name as "teamName", t.username, t.sport_type as "sportType", t.division,
              t.contact_person as "contactPerson", t.email, t.phone, t.vat_number as "vatNumber",
              coalesce(t.is_tax_exempt, false) as "isTaxExempt",
            coalesce(t.allows_any_number, false) as "allowsAnyNumber", t.is_active as "isActive",
              t.last_login as "lastLogin", t.created_at as "createdAt",
              array(select text from team_profiles_texts where parent_id = t.id and path = 'colors' order by "order") as colors,
              case when t.reset_password_token is not null and t.reset_password_expiration > now()
                   then t.reset_password_expiration end as "linkUntil",
              (select count(*)::int from team_members m where m.team_id = t.id and m.is_active) as "activePlayers",
              (select count(*)::int from design_assets a where a.team_id = t.id and a.is_active) as "activeAssets",
              (select count(*)::int from team_people p where p.team_id = t.id) as people,
              ${TEAM_COUNTS}
         from team_profiles t where t.id = $1) found`,
    [id],
  );
  return row?.team;
}

export type TeamActivity = {
  id: string;
  action: string;
  subject: string;
  actorName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: string;
};

const LATEST = 20;

/** The latest entries about a team, newest first. The caller checks access to the log. */
export async function loadTeamActivity(payload: Payload, teamId: string): Promise<TeamActivity[]> {
  return query<TeamActivity>(
    payload,
    `select id, action, subject, actor_name as "actorName", before, after, to_json(created_at) as "createdAt"
       from activity_log
      where subject_id = any (array(select $1::text
                              union all select id::text from team_orders where team_id = $1::uuid
                              union all select id::text from design_assets where team_id = $1::uuid
                              union all select id::text from team_members where team_id = $1::uuid))
        and subject_type in ('teams', 'team-orders', 'design-assets', 'team-members')
      order by created_at desc, id desc limit ${LATEST}`,
    [teamId],
  );
}

export type TeamAsset = {
  id: string;
  name: string;
  type: AssetType;
  description: string | null;
  fileFormat: string | null;
  fileSize: string | null;
  hasPreview: boolean;
  isActive: boolean;
  createdAt: string;
};

/** Newest first; includes deleted ones if requested. */
export async function loadTeamAssets(payload: Payload, teamId: string, withDeleted: boolean): Promise<TeamAsset[]> {
  return query<TeamAsset>(
    payload,
    `select id, name, type, description, file_format as "fileFormat", file_size as "fileSize",
            preview_name is not null as "hasPreview", is_active as "isActive", to_json(created_at) as "createdAt"
       from design_assets where team_id = $1 and (is_active or $2)
      order by created_at desc, id desc`,
    [teamId, withDeleted],
  );
}

export type SizeCall = {
  title: string;
  deadline: string;
  lockedAt: string | null;
  state: RequestState;
  total: number;
  answered: number;
};

export type TeamRoster = { players: Player[]; sizeCall: SizeCall | undefined };

/** The roster by name, with the open size form, or the latest. */
export async function loadTeamRoster(payload: Payload, teamId: string): Promise<TeamRoster> {
  const [players, [call]] = await Promise.all([
    loadRoster(payload, teamId),
    query<Omit<SizeCall, 'state'>>(
      payload,
      `select request.title, to_json(request.deadline) as deadline, to_json(request.locked_at) as "lockedAt",
              count(member.id)::int as total, (count(reply.answered_at) filter (where member.id is not null))::int as answered
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
