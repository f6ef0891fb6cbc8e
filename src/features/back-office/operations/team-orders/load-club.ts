import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** A team as its page in the back office shows it. */
export type Club = {
  id: string;
  teamName: string;
  username: string;
  sportType: string | null;
  division: string | null;
  contactPerson: string | null;
  email: string | null;
  phone: string | null;
  colors: string[];
  isActive: boolean;
  players: number;
  assets: number;
  lastLogin: string | null;
};

/** A team by its id; undefined where there is none. */
export async function loadClub(payload: Payload, id: string): Promise<Club | undefined> {
  const [club] = await query<Club>(
    payload,
    `select t.id, t.team_name as "teamName", t.username, t.sport_type as "sportType", t.division,
            t.contact_person as "contactPerson", t.email, t.phone, t.is_active as "isActive", t.last_login as "lastLogin",
            array(select text from team_profiles_texts where parent_id = t.id and path = 'colors' order by "order") as colors,
            (select count(*)::int from team_members where team_id = t.id and is_active) as players,
            (select count(*)::int from design_assets where team_id = t.id and is_active) as assets
       from team_profiles t where t.id = $1`,
    [id],
  );
  return club;
}
