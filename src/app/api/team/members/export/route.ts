import { exportEndpoint } from '@/features/team/endpoints/roster/csv';

export const GET = exportEndpoint;
