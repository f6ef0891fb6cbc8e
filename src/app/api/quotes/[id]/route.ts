export { changeQuoteEndpoint as PATCH, quoteEndpoint as GET } from '@/areas/back-office/quotes/quote-endpoints';
