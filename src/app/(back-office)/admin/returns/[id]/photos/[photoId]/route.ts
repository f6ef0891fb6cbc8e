export { returnPhoto as GET } from '@/areas/back-office/returns/photo-endpoint';
