import { changeMemberEndpoint } from '@/features/team/endpoints/roster/members';

export const PATCH = changeMemberEndpoint;
