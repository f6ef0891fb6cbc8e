export { redirectEndpoint as GET } from '@/areas/storefront/site/redirect-endpoint';
