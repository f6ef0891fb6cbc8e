export { bulkStatus as POST } from '@/features/back-office/order-bulk-endpoint';
