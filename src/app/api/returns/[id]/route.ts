export { returnsOfOrderEndpoint as GET } from '@/areas/storefront/returns/return-endpoints';
