export { postCrop as POST } from '@/features/cms/media-file-endpoints';
