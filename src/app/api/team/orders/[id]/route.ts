export { editOrderEndpoint as PUT } from '@/areas/portal/orders/order-edit-endpoints';
