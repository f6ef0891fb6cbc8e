export { uploadPicture as POST } from '@/areas/back-office/products/pictures/media-endpoint';
