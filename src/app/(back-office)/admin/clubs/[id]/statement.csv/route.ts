export { teamStatementCsv as GET } from '@/areas/back-office/statements/statement-endpoints';
