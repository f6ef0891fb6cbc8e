export { checkEndpoint as POST } from '@/areas/storefront/kits/api/check-endpoint';
