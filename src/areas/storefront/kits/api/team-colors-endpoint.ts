import type { SignedTeam } from '@/modules/team/load-team-session';
import { asAnyone } from './design-call';

/** The colours that a team begins a kit with, `#rrggbb`, the main one first. */
export type TeamColors = Pick<SignedTeam, 'teamName' | 'colors'>;

/**
 * `GET /api/kits/team-colors`: those of the signed-in team, as `team`; without it where nobody is signed in, which is no
 * failure: the designer asks for everyone.
 */
export const teamColorsEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'look', async ({ team }): Promise<{ team?: TeamColors }> =>
    team ? { team: { teamName: team.teamName, colors: team.colors } } : {},
  );
