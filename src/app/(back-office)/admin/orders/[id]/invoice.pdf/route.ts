export { orderInvoice as GET } from '@/features/back-office/order-document-endpoints';
