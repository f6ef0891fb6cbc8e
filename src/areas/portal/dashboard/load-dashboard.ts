import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { listSizeChanges, type ResizedOrder } from '@/modules/team/data/size-changes';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { readDashboard, type TeamDashboardData } from './data';

type Load = { payload: Payload; team: Pick<SignedTeam, 'id'> };

export type Dashboard = TeamDashboardData & {
  resized: ResizedOrder[];
};

export async function loadDashboard({ payload, team }: Load): Promise<Result<{ dashboard: Dashboard }, 'load_failed'>> {
  try {
    const [dashboard, resized] = await Promise.all([
      readDashboard(payload, team.id),
      listSizeChanges(payload, team.id),
    ]);
    return { ok: true, dashboard: { ...dashboard, resized } };
  } catch (error) {
    log.error({ err: error }, 'A team’s dashboard could not be read.');
    return failure('load_failed', 'Some dashboard data may not be up to date.');
  }
}
