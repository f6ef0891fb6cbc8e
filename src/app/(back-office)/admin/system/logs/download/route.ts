export { downloadLog as GET } from '@/features/system/endpoints';
