export const WEBHOOKS_PATH = '/admin/settings?tab=developers';

export const webhookHref = (id: string): string => `/admin/settings/webhooks/${id}`;
