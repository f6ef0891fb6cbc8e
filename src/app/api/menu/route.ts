export { menuEndpoint as GET } from '@/areas/storefront/site/shop-endpoints';
