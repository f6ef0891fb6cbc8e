import { quoteEndpoint } from '@/areas/storefront/cart/quote-endpoint';

export const POST = quoteEndpoint;
