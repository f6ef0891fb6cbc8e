export { systemStatus as GET } from '@/features/back-office/system-endpoints';
