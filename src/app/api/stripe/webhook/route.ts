import { webhookEndpoint } from '@/modules/payments/webhook-endpoint';

export const POST = webhookEndpoint;
