export { paymentEndpoint as POST } from '@/areas/portal/orders/payment-endpoint';
