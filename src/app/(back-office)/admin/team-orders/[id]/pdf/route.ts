export { clubOrderPdf as GET } from '@/features/back-office/team-order-endpoints';
