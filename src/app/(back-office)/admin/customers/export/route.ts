export { customersCsv as GET } from '@/areas/back-office/customers/customer-endpoints';
