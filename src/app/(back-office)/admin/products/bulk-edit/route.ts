export { startBulkEdit as POST } from '@/areas/back-office/products/bulk/bulk-edit-endpoints';
