import { exportEndpoint } from '@/areas/portal/roster/roster-csv-endpoints';

export const GET = exportEndpoint;
