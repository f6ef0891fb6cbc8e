export { requestReturnEndpoint as POST } from '@/areas/storefront/returns/return-endpoints';
