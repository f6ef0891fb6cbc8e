import { analyticsExport } from '@/features/cms/analytics-endpoint';

export const GET = analyticsExport;
