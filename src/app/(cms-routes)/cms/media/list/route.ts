export { getMediaList as GET } from '@/features/cms/media-endpoints';
