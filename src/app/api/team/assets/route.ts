import { listAssetsEndpoint } from '@/areas/portal/assets/asset-endpoints';
import { uploadAssetEndpoint } from '@/areas/portal/assets/upload-asset-endpoint';

export const GET = listAssetsEndpoint;
export const POST = uploadAssetEndpoint;
