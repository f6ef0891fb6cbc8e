import { createWebhookEndpoint, webhooksEndpoint } from '@/areas/back-office/settings/webhooks/webhook-endpoints';

export const GET = webhooksEndpoint;
export const POST = createWebhookEndpoint;
