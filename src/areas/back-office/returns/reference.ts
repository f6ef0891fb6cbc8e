import {
  approvalInput,
  openReturnInput,
  receiptInput,
  refusalInput,
  resolutionInput,
} from '@/domain/returns/return-input';
import type { RouteGroup } from '@/modules/api/reference/route-entry';

export const returnReference: RouteGroup = {
  name: 'Handling returns',
  heading: 'Orders and customers',
  description:
    'For staff who may change orders; who packs them receives returns, who issues credit notes refunds them. Lists are those of records: `GET /api/order-returns`.',
  routes: {
    'POST /api/orders/{id}/returns': {
      by: 'staff',
      summary: 'Open a return',
      description: 'As the customer would, approved at once; `order_cancelled` takes back whatever was sent.',
      body: openReturnInput,
    },
    'POST /api/team-orders/{id}/returns': {
      by: 'staff',
      summary: 'Open a return of a team order',
      description: 'As for an order. It is resolved by a refund or with nothing more: further goods are a team order.',
      body: openReturnInput,
    },
    'POST /api/returns/{id}/approve': {
      by: 'staff',
      summary: 'Approve a return',
      description: 'The customer is emailed how to send it back.',
      body: approvalInput,
      fields: { instructions: 'Instead of the shop’s address.' },
    },
    'POST /api/returns/{id}/decline': {
      by: 'staff',
      summary: 'Decline a return',
      description: 'Until it is received. The reason is emailed.',
      body: refusalInput,
    },
    'POST /api/returns/{id}/receive': {
      by: 'staff',
      summary: 'Receive a return',
      description: 'Once. Pieces that are `restocked` go into stock; what did not come may be returned later.',
      body: receiptInput,
    },
    'POST /api/returns/{id}/resolve': {
      by: 'staff',
      summary: 'Resolve a return',
      description:
        'Once. `refund` issues a credit note for the pieces that came; `replacement` and `exchange` place an order of the customer, free but for `unitPrice`; `none` does nothing more.',
      body: resolutionInput,
      fields: {
        amounts: 'Credited by line; else what these pieces cost.',
        refund: 'Pays out all or a part of it now: to the `card`, or by `hand`.',
      },
    },
  },
};
