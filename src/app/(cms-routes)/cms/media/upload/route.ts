export { postPicture as POST } from '@/features/cms/media-endpoints';
