export { bulkPaid as POST } from '@/areas/back-office/orders/bulk/order-bulk-endpoint';
