export { postFile as POST } from '@/features/cms/media-file-endpoints';
