export { downloadExport as GET } from '@/features/system/endpoints';
