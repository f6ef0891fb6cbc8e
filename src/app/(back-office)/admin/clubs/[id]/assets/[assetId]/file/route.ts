export { clubAssetFile as GET } from '@/areas/back-office/clubs/detail/club-endpoints';
