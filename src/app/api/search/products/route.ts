export { productsEndpoint as GET } from '@/areas/storefront/search/search-products';
