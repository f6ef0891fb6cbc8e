export { clubAssetFile as GET } from '@/features/back-office/club-endpoints';
