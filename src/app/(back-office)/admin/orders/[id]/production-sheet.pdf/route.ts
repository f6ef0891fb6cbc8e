import { orderWork } from '@/areas/back-office/orders/documents/order-document-endpoints';

export const GET = orderWork.productionSheet;
