export { orderInvoice as GET } from '@/areas/back-office/orders/documents/order-document-endpoints';
