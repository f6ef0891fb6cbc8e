export { acceptQuoteEndpoint as POST } from '@/areas/storefront/quotes/answer-endpoints';
