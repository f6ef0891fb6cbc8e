export { orderProofFile as GET } from '@/areas/back-office/orders/detail/order-proof-endpoints';
