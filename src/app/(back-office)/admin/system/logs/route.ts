export { systemLog as GET } from '@/features/back-office/system-endpoints';
