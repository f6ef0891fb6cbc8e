export { patchFolder as PATCH, removeFolder as DELETE } from '@/features/cms/media-endpoints';
