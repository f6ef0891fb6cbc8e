import { importEndpoint } from '@/areas/portal/roster/roster-csv-endpoints';

export const POST = importEndpoint;
