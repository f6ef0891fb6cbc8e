import { quoteEndpoint } from '@/features/checkout/quote-endpoint';

export const POST = quoteEndpoint;
