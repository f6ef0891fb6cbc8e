import { assetFileEndpoint } from '@/features/team/endpoints/assets/serve';

export const GET = assetFileEndpoint;
