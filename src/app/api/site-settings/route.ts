export { settingsEndpoint as GET } from '@/areas/storefront/site/shop-endpoints';
