export { teamOrderInvoice as GET } from '@/areas/back-office/team-orders/team-order-documents';
