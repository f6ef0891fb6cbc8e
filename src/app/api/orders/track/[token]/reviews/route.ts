export { reviewEndpoint as POST } from '@/areas/storefront/reviews/write-review';
