export { shopperProofFile as GET } from '@/areas/storefront/order/proof-endpoint';
