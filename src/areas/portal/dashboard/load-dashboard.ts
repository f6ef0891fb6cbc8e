import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { readDashboard, type TeamDashboardData } from './data/dashboard';

type Load = { payload: Payload; team: Pick<SignedTeam, 'id'> };

/** What the portal’s dashboard shows, read in one statement. */
export async function loadDashboard({
  payload,
  team,
}: Load): Promise<Result<{ dashboard: TeamDashboardData }, 'load_failed'>> {
  try {
    return { ok: true, dashboard: await readDashboard(payload, team.id) };
  } catch (error) {
    log.error({ err: error }, 'A team’s dashboard could not be read.');
    return failure('load_failed', 'Some dashboard data may not be up to date.');
  }
}
