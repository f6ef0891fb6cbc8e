export { kitProductsEndpoint as GET } from '@/areas/storefront/kits/order/kit-products-endpoint';
