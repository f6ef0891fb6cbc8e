export { uploadPicture as POST } from '@/features/back-office/media-endpoint';
