import { listAssetsEndpoint } from '@/features/team/endpoints/assets/list';
import { uploadAssetEndpoint } from '@/features/team/endpoints/assets/upload';

export const GET = listAssetsEndpoint;
export const POST = uploadAssetEndpoint;
