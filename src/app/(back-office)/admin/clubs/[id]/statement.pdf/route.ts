export { teamStatementPdf as GET } from '@/areas/back-office/statements/statement-endpoints';
