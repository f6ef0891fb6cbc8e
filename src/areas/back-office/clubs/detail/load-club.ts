import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { CLUB_COUNTS, type ClubRow } from '../list/list-clubs';

/** A team as its own page shows it. */
export type Club = ClubRow & {
  username: string;
  activePlayers: number;
  /** Design assets that its team has not deleted. */
  activeAssets: number;
  /** Until when the link of an email leads to a new password, where there is one. ISO time. */
  linkUntil: string | null;
};

/** A team by its id; undefined where there is none. */
export async function loadClub(payload: Payload, id: string): Promise<Club | undefined> {
  const [row] = await query<{ club: Club }>(
    payload,
    `select to_jsonb(found) as club from (
       select t.id, t.team_name as "teamName", t.username, t.sport_type as "sportType", t.division,
              t.contact_person as "contactPerson", t.email, t.phone, t.is_active as "isActive",
              t.last_login as "lastLogin", t.created_at as "createdAt",
              array(select text from team_profiles_texts where parent_id = t.id and path = 'colors' order by "order") as colors,
              case when t.reset_password_token is not null and t.reset_password_expiration > now()
                   then t.reset_password_expiration end as "linkUntil",
              (select count(*)::int from team_members m where m.team_id = t.id and m.is_active) as "activePlayers",
              (select count(*)::int from design_assets a where a.team_id = t.id and a.is_active) as "activeAssets",
              ${CLUB_COUNTS}
         from team_profiles t where t.id = $1) found`,
    [id],
  );
  return row?.club;
}
