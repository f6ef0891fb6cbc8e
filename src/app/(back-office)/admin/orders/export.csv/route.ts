export { orderExport as GET } from '@/features/back-office/order-export-endpoint';
