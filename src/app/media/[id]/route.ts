export { redirectToFile as GET } from '@/modules/media/media-address';
