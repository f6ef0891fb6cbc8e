import { reorderEndpoint } from '@/areas/portal/order-builder/order-builder-endpoints';

export const POST = reorderEndpoint;
