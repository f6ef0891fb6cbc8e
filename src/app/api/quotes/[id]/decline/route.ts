export { declineQuoteEndpoint as POST } from '@/areas/storefront/quotes/answer-endpoints';
