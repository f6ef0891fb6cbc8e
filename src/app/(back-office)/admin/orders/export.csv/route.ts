export { orderExport as GET, selectionExport as POST } from '@/areas/back-office/orders/export/order-export-endpoint';
