export { redirectToFile as GET } from '@/features/cms/media-address';
