export { downloadLog as GET } from '@/features/back-office/system-endpoints';
