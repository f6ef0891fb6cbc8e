import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { TeamFilters } from '../team-filters';
import { teamText } from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';

export type TeamRow = {
  id: string;
  teamName: string;
  sportType: string | null;
  division: string | null;
  contactPerson: string | null;
  email: string | null;
  phone: string | null;
  colors: string[];
  isActive: boolean;
  lastLogin: string | null;
  createdAt: string;
  orders: number;
  players: number;
  assets: number;
};

export type TeamListing = Counted & {
  rows: TeamRow[];
  /** All teams, and those that may sign in. */
  total: number;
  active: number;
};

export const TEAM_COUNTS = `
  (select count(*)::int from team_orders o where o.team_id = t.id) as orders,
  (select count(*)::int from team_members m where m.team_id = t.id) as players,
  (select count(*)::int from design_assets a where a.team_id = t.id) as assets`;

export function listTeams(step: ListStep<TeamFilters>): Promise<TeamListing> {
  const { payload, limit, offset } = step;
  const { search, state } = step.filters;
  const where = new Conditions().contain(teamText(), search);
  if (state !== 'all') where.add(`t.is_active = ${where.parameter(state === 'active')}`);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from team_profiles',
      active: 'select count(*) from team_profiles where is_active',
    },
    matching: { of: 'team_profiles t', where: matches },
    rows: `select t.id, t.team_name as "teamName", t.sport_type as "sportType", t.division,
                  t.contact_person as "contactPerson", t.email, t.phone, t.is_active as "isActive",
                  t.last_login as "lastLogin", t.created_at as "createdAt",
                  array(select text from team_profiles_texts where parent_id = t.id and path = 'colors' order by "order") as colors,
                  ${TEAM_COUNTS}
             from (select t.* from team_profiles t where ${matches}
                    order by t.created_at desc, t.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}) t
            order by t.created_at desc, t.id desc`,
    values: where.values,
  });
}
