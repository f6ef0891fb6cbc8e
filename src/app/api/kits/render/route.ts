export { renderEndpoint as POST } from '@/areas/storefront/kits/api/picture-endpoints';
