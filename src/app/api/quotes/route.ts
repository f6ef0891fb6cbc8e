export { createQuoteEndpoint as POST } from '@/areas/back-office/quotes/quote-endpoints';
