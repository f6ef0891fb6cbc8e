export { wishlistEndpoint as POST } from '@/areas/storefront/account/account-endpoints';
