export { kitList as GET } from '@/areas/back-office/kits/kit-endpoints';
