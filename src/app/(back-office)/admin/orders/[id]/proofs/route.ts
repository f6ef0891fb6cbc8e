export { sendOrderProof as POST } from '@/areas/back-office/orders/detail/order-proof-endpoints';
