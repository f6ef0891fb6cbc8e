export { orderExport as GET, selectionExport as POST } from '@/features/back-office/order-export-endpoint';
