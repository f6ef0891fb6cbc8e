export { requestReturnEndpoint as POST, returnsEndpoint as GET } from '@/areas/portal/returns/return-endpoints';
