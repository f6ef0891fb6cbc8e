export { storedPictureEndpoint as GET } from '@/areas/storefront/kits/api/picture-endpoints';
