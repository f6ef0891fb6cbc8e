export { importState as GET } from '@/areas/back-office/bulk/import-endpoints';
