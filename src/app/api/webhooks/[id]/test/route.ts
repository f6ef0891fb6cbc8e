import { testWebhookEndpoint } from '@/areas/back-office/settings/webhooks/webhook-endpoints';

export const POST = testWebhookEndpoint;
