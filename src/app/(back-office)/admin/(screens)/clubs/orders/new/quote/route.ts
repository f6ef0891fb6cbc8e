export { clubOrderQuote as POST } from '@/features/back-office/team-order-endpoints';
