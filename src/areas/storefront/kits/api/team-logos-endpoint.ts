import { listTeamLogos } from '@/modules/team/data/artwork';
import { asAnyone } from './design-call';

/** 401 if not signed in, 403 for a role without designs. */
export const teamLogosEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'look', async ({ req, team, refusal }) =>
    team ? { logos: await listTeamLogos(req.payload, team.id) } : refusal(),
  );
