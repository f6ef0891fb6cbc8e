import {
  deleteWebhookEndpoint,
  updateWebhookEndpoint,
  webhookEndpoint,
} from '@/areas/back-office/settings/webhooks/webhook-endpoints';

export const GET = webhookEndpoint;
export const PATCH = updateWebhookEndpoint;
export const DELETE = deleteWebhookEndpoint;
