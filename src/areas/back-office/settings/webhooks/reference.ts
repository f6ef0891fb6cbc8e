import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { deliveriesQuery, newWebhookInput, resendInput, webhookChange } from './webhook-endpoints';

const ofStaff = (entry: Omit<RouteEntry, 'by'>): RouteEntry => ({ ...entry, by: 'staff' });

const inputFields = { url: 'Public, with `https`.' };

export const webhookReference: RouteGroup = {
  name: 'Webhooks',
  heading: 'Site and staff',
  description: 'For administrators; also in Settings, Developers. What is sent: [guide](/developers/webhooks).',
  routes: {
    'GET /api/webhooks': ofStaff({ summary: 'List webhooks' }),
    'POST /api/webhooks': ofStaff({
      summary: 'Add a webhook',
      description: 'Its secret is in this answer alone.',
      body: newWebhookInput,
      fields: inputFields,
    }),
    'GET /api/webhooks/{id}': ofStaff({ summary: 'Read a webhook' }),
    'PATCH /api/webhooks/{id}': ofStaff({
      summary: 'Change, pause or resume a webhook',
      body: webhookChange,
      fields: { ...inputFields, state: 'Events wait for a paused one.' },
    }),
    'DELETE /api/webhooks/{id}': ofStaff({ summary: 'Delete a webhook' }),
    'POST /api/webhooks/{id}/test': ofStaff({ summary: 'Send a test event' }),
    'POST /api/webhooks/{id}/rotate': ofStaff({
      summary: 'Rotate the secret',
      description: 'The replaced one signs for a day, too.',
    }),
    'GET /api/webhooks/{id}/deliveries': ofStaff({
      summary: 'List deliveries',
      description: 'Newest first, 50 at a time.',
      query: deliveriesQuery,
      fields: { before: 'Id of the last one that you have.' },
    }),
    'GET /api/webhooks/{id}/deliveries/{delivery}': ofStaff({ summary: 'Read a delivery, with its answer' }),
    'POST /api/webhooks/{id}/resend': ofStaff({
      summary: 'Send a delivery, or a period, again',
      body: resendInput,
      fields: { delivery: 'Its id.', failedOnly: 'Only events that were never accepted.' },
    }),
  },
};
