import { newQuoteInput, quoteChangeInput } from '@/domain/quotes/quote-input';
import type { RouteGroup } from '@/modules/api/reference/route-entry';

const fields = {
  options: 'What the customer chooses among. With more than one, each has a name.',
  unitPrice: 'Agreed price of a piece, which ends the quantity discounts of its design. Else today’s price is agreed.',
  custom: 'A line without a product, at its `unitPrice`: a fee or service, or goods (`isService: false`).',
  discount: 'Off all lines of each option, by a name that is printed.',
  deliveryAmount: 'Agreed price of the delivery; else today’s.',
  expiresOn: 'Last day of the shop on which it can be accepted.',
  depositPercent: 'Of the total, due before work begins; else the shop’s usual one.',
};

export const quoteReference: RouteGroup = {
  name: 'Making quotes',
  heading: 'Orders and customers',
  description:
    'For staff who may change orders. Lists are those of records: `GET /api/order-quotes`, and as sent `GET /api/order-quote-versions`.',
  routes: {
    'POST /api/quotes': {
      by: 'staff',
      summary: 'Make a quote',
      description: 'A draft, priced as the order that it may become. Stock is checked when it is accepted.',
      body: newQuoteInput,
      fields: { ...fields, inquiry: 'Enquiry that it answers; its order is then that enquiry’s.' },
    },
    'GET /api/quotes/{id}': { by: 'staff', summary: 'Get a quote', description: '`url` opens the version sent last.' },
    'PATCH /api/quotes/{id}': {
      by: 'staff',
      summary: 'Change a quote',
      description:
        'What is left out stays, with its agreed prices. A version that was sent stays as it is, and can be accepted until the next is sent.',
      body: quoteChangeInput,
      fields: { ...fields, revision: 'The change is 409 `conflict` if the quote has another by now.' },
    },
    'POST /api/quotes/{id}/send': {
      by: 'staff',
      summary: 'Email a quote to its customer',
      description: 'The newest version; links of earlier ones can no longer be accepted.',
    },
  },
};
