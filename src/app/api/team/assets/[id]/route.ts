import { changeAssetEndpoint, deleteAssetEndpoint } from '@/features/team/endpoints/assets/item';

export const PATCH = changeAssetEndpoint;
export const DELETE = deleteAssetEndpoint;
