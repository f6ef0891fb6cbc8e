export { getSample as GET } from '@/features/cms/media-file-endpoints';
