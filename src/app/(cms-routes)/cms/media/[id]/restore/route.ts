export { postRestore as POST } from '@/features/cms/media-file-endpoints';
