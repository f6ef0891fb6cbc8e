export { openReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
