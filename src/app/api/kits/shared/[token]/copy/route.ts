export { copyEndpoint as POST } from '@/areas/storefront/kits/api/shared-endpoints';
