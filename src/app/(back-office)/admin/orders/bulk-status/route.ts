export { bulkStatus as POST } from '@/areas/back-office/orders/bulk/order-bulk-endpoint';
