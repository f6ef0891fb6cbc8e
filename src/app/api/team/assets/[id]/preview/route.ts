import { assetPreviewEndpoint } from '@/features/team/endpoints/assets/serve';

export const GET = assetPreviewEndpoint;
