export { uploadLogoEndpoint as POST } from '@/areas/storefront/kits/api/logo-endpoints';
