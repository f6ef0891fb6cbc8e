import { suggestEndpoint } from '@/features/search/suggest-endpoint';

export const GET = suggestEndpoint;
