export { teamProofFile as GET } from '@/areas/back-office/team-orders/team-order-endpoints';
