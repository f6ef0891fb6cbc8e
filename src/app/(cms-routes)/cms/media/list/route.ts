export { getMediaList as GET } from '@/areas/cms/media/media-endpoints';
