import { invitePersonEndpoint, listPeopleEndpoint } from '@/areas/portal/people/people-endpoints';

export const GET = listPeopleEndpoint;
export const POST = invitePersonEndpoint;
