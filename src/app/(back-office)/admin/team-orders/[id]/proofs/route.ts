export { addTeamProofEndpoint as POST } from '@/areas/back-office/team-orders/team-order-endpoints';
