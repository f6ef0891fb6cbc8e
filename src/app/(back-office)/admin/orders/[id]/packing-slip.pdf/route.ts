export { orderPackingSlip as GET } from '@/features/back-office/order-document-endpoints';
