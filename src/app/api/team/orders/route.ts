import { submitOrderEndpoint } from '@/areas/portal/order-builder/submit-order-endpoint';

export const POST = submitOrderEndpoint;
