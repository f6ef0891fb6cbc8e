export { getFolders as GET, postFolder as POST } from '@/features/cms/media-endpoints';
