import { submitOrderEndpoint } from '@/features/team/endpoints/order-builder/submit';

export const POST = submitOrderEndpoint;
