export { receiveReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
