export { getPicture as GET, patchPicture as PATCH } from '@/areas/cms/media/media-file-endpoints';
