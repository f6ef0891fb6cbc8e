export { systemStatus as GET } from '@/features/system/endpoints';
