import { deliveriesEndpoint } from '@/areas/back-office/settings/webhooks/webhook-endpoints';

export const GET = deliveriesEndpoint;
