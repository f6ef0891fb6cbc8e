import { readDraftEndpoint, saveDraftEndpoint } from '@/features/team/endpoints/order-builder/draft';

export const GET = readDraftEndpoint;
export const PUT = saveDraftEndpoint;
