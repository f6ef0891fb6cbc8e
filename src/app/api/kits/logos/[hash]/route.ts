export { logoPictureEndpoint as GET } from '@/areas/storefront/kits/api/logo-endpoints';
