export { postscriptEndpoint as POST } from '@/areas/storefront/kits/api/logo-endpoints';
