export { presenceEndpoint as POST } from '@/areas/storefront/kits/api/design-endpoints';
