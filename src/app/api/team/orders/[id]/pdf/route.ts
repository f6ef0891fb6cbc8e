export { orderPdfEndpoint as GET } from '@/features/team/endpoints/orders/read';
