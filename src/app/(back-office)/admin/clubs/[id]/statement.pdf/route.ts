export { clubStatementPdf as GET } from '@/areas/back-office/statements/statement-endpoints';
