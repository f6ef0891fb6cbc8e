import { listRoute } from '@/areas/back-office/access/endpoint';
import { listTeams } from '@/areas/back-office/teams/data/teams';
import { parseTeamFilters } from '@/areas/back-office/teams/team-filters';

export const GET = listRoute('teams:read', listTeams, parseTeamFilters);
