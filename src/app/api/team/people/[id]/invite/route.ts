import { inviteAgainEndpoint } from '@/areas/portal/people/people-endpoints';

export const POST = inviteAgainEndpoint;
