export { answerPinEndpoint as POST } from '@/areas/portal/orders/pin-endpoints';
