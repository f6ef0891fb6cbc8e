export { selectedLabels as POST } from '@/areas/back-office/orders/documents/order-document-endpoints';
