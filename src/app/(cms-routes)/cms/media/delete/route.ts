export { postDelete as POST } from '@/features/cms/media-file-endpoints';
