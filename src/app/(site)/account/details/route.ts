export { detailsEndpoint as GET } from '@/areas/storefront/account/account-endpoints';
