import { sendLinksEndpoint } from '@/features/team/endpoints/size-requests/size-requests';

export const POST = sendLinksEndpoint;
