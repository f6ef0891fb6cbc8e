export { customersCsv as GET } from '@/features/back-office/customer-endpoints';
