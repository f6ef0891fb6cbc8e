import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/session';
import { RECENT_ORDERS, ROSTER_ROWS, type TeamDashboardData, text } from './data/dashboard';

type Load = { payload: Payload; team: SignedTeam };

/** What the portal’s dashboard shows, read in one statement. */
export async function loadDashboard({
  payload,
  team,
}: Load): Promise<Result<{ dashboard: TeamDashboardData }, 'load_failed'>> {
  try {
    const [dashboard] = await query<TeamDashboardData>(payload, text, [team.id, RECENT_ORDERS, ROSTER_ROWS]);
    if (!dashboard) throw new Error('The database answered nothing.');
    return { ok: true, dashboard };
  } catch (error) {
    log.error({ err: error }, 'A team’s dashboard could not be read.');
    return failure('load_failed', 'Some dashboard data may not be up to date.');
  }
}
