import { reorderEndpoint } from '@/features/team/endpoints/order-builder/draft';

export const POST = reorderEndpoint;
