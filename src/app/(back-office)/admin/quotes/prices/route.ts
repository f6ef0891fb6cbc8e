import { quotePricesEndpoint } from '@/areas/back-office/quotes/quote-endpoints';

export const POST = quotePricesEndpoint;
