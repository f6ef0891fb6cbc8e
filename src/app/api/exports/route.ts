export { createExport as POST } from '@/areas/back-office/bulk/bulk-endpoints';
