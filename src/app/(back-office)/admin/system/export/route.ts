export { downloadExport as GET } from '@/features/back-office/system-endpoints';
