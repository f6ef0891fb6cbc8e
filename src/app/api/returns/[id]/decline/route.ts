export { declineReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
