import { readDraftEndpoint, saveDraftEndpoint } from '@/areas/portal/order-builder/order-builder-endpoints';

export const GET = readDraftEndpoint;
export const PUT = saveDraftEndpoint;
