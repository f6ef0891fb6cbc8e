import { restoreAssetEndpoint } from '@/areas/portal/assets/asset-endpoints';

export const POST = restoreAssetEndpoint;
