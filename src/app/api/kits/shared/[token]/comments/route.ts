export { commentEndpoint as POST } from '@/areas/storefront/kits/api/shared-endpoints';
