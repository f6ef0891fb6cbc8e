import { addMemberEndpoint } from '@/features/team/endpoints/roster/members';

export const POST = addMemberEndpoint;
