export { systemLog as GET } from '@/features/system/endpoints';
