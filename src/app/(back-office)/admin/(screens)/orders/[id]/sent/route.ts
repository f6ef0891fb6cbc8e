export { sentPieces as GET } from '@/areas/back-office/orders/status/sent-endpoint';
