import { importEndpoint } from '@/features/team/endpoints/roster/csv';

export const POST = importEndpoint;
