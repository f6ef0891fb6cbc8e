export { importErrors as GET } from '@/areas/back-office/bulk/import-endpoints';
