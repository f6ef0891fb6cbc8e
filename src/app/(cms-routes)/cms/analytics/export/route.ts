import { analyticsExport } from '@/areas/cms/analytics/analytics-endpoint';

export const GET = analyticsExport;
