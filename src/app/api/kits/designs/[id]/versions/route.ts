export { listVersionsEndpoint as GET } from '@/areas/storefront/kits/api/design-endpoints';
