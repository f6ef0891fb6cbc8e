import { bounceInput } from '@/modules/newsletter/issues/bounce-input';
import type { RouteGroup } from '@/modules/api/reference/route-entry';

export const newsletterReference: RouteGroup = {
  name: 'Newsletter',
  heading: 'Orders and customers',
  description: 'Subscribers are records: `GET /api/subscribers`.',
  routes: {
    'POST /api/newsletter/bounces': {
      by: 'staff',
      summary: 'Tell of an email that came back',
      description:
        'For the service that sends the shop’s emails. The mailbox gets no further issue until its owner subscribes again. `isSubscriber` is false for an address that the newsletter does not know.',
      body: bounceInput,
      fields: { reason: 'What the mail server answered, as `550 5.1.1 No such user`.' },
    },
  },
};
