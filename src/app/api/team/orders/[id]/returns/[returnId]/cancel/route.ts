export { cancelReturnEndpoint as POST } from '@/areas/portal/returns/return-endpoints';
