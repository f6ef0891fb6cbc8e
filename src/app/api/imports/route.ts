export { createImport as POST } from '@/areas/back-office/bulk/import-endpoints';
