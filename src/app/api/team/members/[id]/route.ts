import { changeMemberEndpoint } from '@/areas/portal/roster/member-endpoints';

export const PATCH = changeMemberEndpoint;
