import { teamOrderWork } from '@/areas/back-office/team-orders/team-order-documents';

export const GET = teamOrderWork.shipmentSlip;
