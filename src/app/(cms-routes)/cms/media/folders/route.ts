export { getFolders as GET, postFolder as POST } from '@/areas/cms/media/media-endpoints';
