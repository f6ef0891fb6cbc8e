import { renameSquadEndpoint } from '@/areas/portal/roster/member-endpoints';

export const PATCH = renameSquadEndpoint;
