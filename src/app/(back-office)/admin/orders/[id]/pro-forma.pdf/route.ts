export { orderProForma as GET } from '@/areas/back-office/orders/documents/order-document-endpoints';
