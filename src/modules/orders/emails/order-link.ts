import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { sampleOrder } from './sample-order';

export const orderLink = defineEmail({
  name: 'Link to an order',
  about: 'When a customer asks for it on “Find your order”.',
  readers: 'Shoppers',
  texts: {
    subject: 'Link to your order {orderNumber!} · {brand}',
    title: 'Here is your order',
    opening: '{greeting} this link shows where order {orderNumber!} stands and what is in it.',
    button: 'View your order',
    closing: 'Did not ask for this? You can ignore it: the link was sent to you alone, and nothing has changed.',
  },
  find: orderOfEmail,
  samples: () => ({ Example: sampleOrder() }),
  write: ({ contact, orderNumber, trackingToken }) => ({
    values: { greeting: greeting(contact.firstName), orderNumber },
    body: (t) => [t.opening, link(trackingUrl(trackingToken), t.button), t.closing],
  }),
});
