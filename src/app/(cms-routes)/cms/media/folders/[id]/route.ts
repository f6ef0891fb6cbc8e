export { patchFolder as PATCH, removeFolder as DELETE } from '@/areas/cms/media/media-endpoints';
