import { readDraftEndpoint, saveDraftEndpoint } from '@/areas/portal/order-builder/draft-endpoints';

export const GET = readDraftEndpoint;
export const PUT = saveDraftEndpoint;
