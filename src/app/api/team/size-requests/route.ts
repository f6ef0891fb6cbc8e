import { openRequestEndpoint } from '@/areas/portal/size-requests/size-request-endpoints';

export const POST = openRequestEndpoint;
