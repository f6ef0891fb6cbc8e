export { invoiceFileEndpoint as GET } from '@/areas/portal/orders/order-file-endpoints';
