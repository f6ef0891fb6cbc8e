export { invoicesCsv as GET } from '@/areas/back-office/invoices/invoice-endpoints';
