import { measureEndpoint } from '@/features/shop/measure-endpoint';

export const POST = measureEndpoint;
