import { orderDocuments } from '@/areas/back-office/orders/documents/document-routes';

export const GET = orderDocuments.shop.shipmentSlip;
