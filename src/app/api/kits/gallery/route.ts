export { galleryEndpoint as GET } from '@/areas/storefront/kits/api/gallery-endpoint';
