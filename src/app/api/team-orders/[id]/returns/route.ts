export { openTeamReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
