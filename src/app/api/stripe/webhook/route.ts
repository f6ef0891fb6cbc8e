import { webhookEndpoint } from '@/features/payments/webhook-endpoint';

export const POST = webhookEndpoint;
