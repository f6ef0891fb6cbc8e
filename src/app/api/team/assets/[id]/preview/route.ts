import { assetPreviewEndpoint } from '@/areas/portal/assets/asset-file-endpoints';

export const GET = assetPreviewEndpoint;
