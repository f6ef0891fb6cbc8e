import { suggestEndpoint } from '@/areas/storefront/search/suggest-endpoint';

export const GET = suggestEndpoint;
