export { resolveReturnEndpoint as POST } from '@/areas/back-office/returns/return-endpoints';
