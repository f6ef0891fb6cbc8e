export { trackOrderEndpoint as GET } from '@/areas/storefront/order/track-order';
