import { restoreAssetEndpoint } from '@/features/team/endpoints/assets/item';

export const POST = restoreAssetEndpoint;
