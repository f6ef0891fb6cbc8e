export { sharedDesignEndpoint as GET } from '@/areas/storefront/kits/api/shared-endpoints';
