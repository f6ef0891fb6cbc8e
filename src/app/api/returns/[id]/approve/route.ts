export { approveReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
