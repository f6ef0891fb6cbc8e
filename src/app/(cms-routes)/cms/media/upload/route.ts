export { postPicture as POST } from '@/areas/cms/media/media-endpoints';
