import { changeAssetEndpoint, deleteAssetEndpoint } from '@/areas/portal/assets/asset-endpoints';

export const PATCH = changeAssetEndpoint;
export const DELETE = deleteAssetEndpoint;
