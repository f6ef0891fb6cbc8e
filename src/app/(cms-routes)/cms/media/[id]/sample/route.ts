export { getSample as GET } from '@/areas/cms/media/media-file-endpoints';
