export { writeOffTeamOrder as POST } from '@/areas/back-office/orders/payments/payment-endpoints';
