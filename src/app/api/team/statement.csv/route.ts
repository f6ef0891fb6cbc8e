export { statementCsvEndpoint as GET } from '@/areas/portal/orders/statement-endpoints';
