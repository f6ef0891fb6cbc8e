import { suggestEndpoint } from '@/features/shop/search/suggest-endpoint';

export const GET = suggestEndpoint;
