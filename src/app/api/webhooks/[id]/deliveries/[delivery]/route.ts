import { deliveryEndpoint } from '@/areas/back-office/settings/webhooks/webhook-endpoints';

export const GET = deliveryEndpoint;
