export { downloadBackup as GET } from '@/features/back-office/system-endpoints';
