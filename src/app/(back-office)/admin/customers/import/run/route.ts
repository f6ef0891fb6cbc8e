export { importCustomers as POST } from '@/areas/back-office/customers/import/customer-import-endpoints';
