import { templateEndpoint } from '@/areas/portal/roster/roster-csv-endpoints';

export const GET = templateEndpoint;
