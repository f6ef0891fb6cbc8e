export { cancelReturnEndpoint as POST } from '@/areas/storefront/returns/return-endpoints';
