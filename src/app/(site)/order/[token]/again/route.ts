export { orderAgainEndpoint as GET } from '@/areas/storefront/account/order-again';
