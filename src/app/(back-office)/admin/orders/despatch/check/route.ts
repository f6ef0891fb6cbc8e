export { checkDespatch as POST } from '@/areas/back-office/orders/despatch/despatch-endpoints';
