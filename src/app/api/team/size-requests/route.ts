import { openRequestEndpoint } from '@/features/team/endpoints/size-requests/size-requests';

export const POST = openRequestEndpoint;
