export { addPinEndpoint as POST, pinsEndpoint as GET } from '@/areas/portal/orders/pin-endpoints';
