export { clubProofFile as GET } from '@/features/back-office/team-order-endpoints';
