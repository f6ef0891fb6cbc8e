export { bulkPaid as POST } from '@/features/back-office/order-bulk-endpoint';
