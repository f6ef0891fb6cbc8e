export { postUndelete as POST } from '@/features/cms/media-file-endpoints';
