import { billingEndpoint } from '@/areas/portal/billing/billing-endpoint';

export const PUT = billingEndpoint;
