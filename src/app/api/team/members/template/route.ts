import { templateEndpoint } from '@/features/team/endpoints/roster/csv';

export const GET = templateEndpoint;
