export { getPicture as GET, patchPicture as PATCH } from '@/features/cms/media-file-endpoints';
