export { quoteOrderEditEndpoint as POST } from '@/areas/portal/orders/order-edit-endpoints';
