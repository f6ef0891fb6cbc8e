export { postMove as POST } from '@/features/cms/media-file-endpoints';
