import { reorderEndpoint } from '@/areas/portal/order-builder/draft-endpoints';

export const POST = reorderEndpoint;
