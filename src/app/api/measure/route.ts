import { measureEndpoint } from '@/modules/analytics/measure-endpoint';

export const POST = measureEndpoint;
