export { selectedPackingSlips as POST } from '@/features/back-office/order-document-endpoints';
