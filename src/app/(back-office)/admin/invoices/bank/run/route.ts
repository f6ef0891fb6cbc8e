export { enterBankLines as POST } from '@/areas/back-office/invoices/bank/bank-endpoints';
