export { postUndelete as POST } from '@/areas/cms/media/media-file-endpoints';
