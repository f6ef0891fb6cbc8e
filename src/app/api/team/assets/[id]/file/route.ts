import { assetFileEndpoint } from '@/areas/portal/assets/asset-file-endpoints';

export const GET = assetFileEndpoint;
