export { restoreVersionEndpoint as POST } from '@/areas/storefront/kits/api/design-endpoints';
