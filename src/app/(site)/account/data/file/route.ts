export { dataFileEndpoint as GET } from '@/areas/storefront/account/account-endpoints';
