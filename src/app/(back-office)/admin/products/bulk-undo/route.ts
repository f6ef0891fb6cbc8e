export { undoBulkEdit as POST } from '@/areas/back-office/products/bulk/bulk-edit-endpoints';
