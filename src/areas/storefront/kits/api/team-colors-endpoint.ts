import type { SignedTeam } from '@/modules/team/load-team-session';
import { asAnyone } from './design-call';

/** Colours of a team, `#rrggbb`, the main one first. */
export type TeamColors = Pick<SignedTeam, 'teamName' | 'colors'>;

/** An empty 200 unless signed in: the designer requests it for everyone. */
export const teamColorsEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'look', async ({ team }): Promise<{ team?: TeamColors }> =>
    team ? { team: { teamName: team.teamName, colors: team.colors } } : {},
  );
