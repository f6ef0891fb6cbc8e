export { teamOrdersCsv as GET } from '@/areas/back-office/team-orders/team-order-endpoints';
