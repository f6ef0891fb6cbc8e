export { downloadBackup as GET } from '@/features/system/endpoints';
