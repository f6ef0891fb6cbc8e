import { addMemberEndpoint } from '@/areas/portal/roster/member-endpoints';

export const POST = addMemberEndpoint;
