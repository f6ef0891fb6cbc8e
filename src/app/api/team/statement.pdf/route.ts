export { statementPdfEndpoint as GET } from '@/areas/portal/orders/statement-endpoints';
