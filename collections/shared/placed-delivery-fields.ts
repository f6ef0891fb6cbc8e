import type { Field } from 'payload';
import { nobody } from './access';
import { daysField } from './delivery-fields';
import { moneyField } from './fields';

const readOnly = { create: nobody, update: nobody } as const;

/** Delivery as chosen with the order. Empty if the shop had no methods. */
export const placedDeliveryFields: Field[] = [
  moneyField('shippingAmount', 'Delivery charge, included in the total.', {
    required: true,
    defaultValue: 0,
    access: readOnly,
  }),
  {
    name: 'promisedDate',
    type: 'text',
    access: readOnly,
    admin: { description: 'Promised day of delivery, such as 2026-11-27.' },
  },
  {
    name: 'delivery',
    type: 'group',
    access: readOnly,
    fields: [
      { name: 'method', type: 'text', admin: { description: 'Code of the delivery method.' } },
      { name: 'name', type: 'text' },
      { name: 'isCollection', type: 'checkbox' },
      { name: 'place', type: 'text', admin: { description: 'Collection point.' } },
      { name: 'hours', type: 'text', admin: { description: 'Opening hours of the collection point.' } },
      daysField('days', 'Working days promised.'),
      {
        name: 'from',
        type: 'date',
        admin: {
          description: 'Start of the promised days; empty until the order is confirmed and its proof approved.',
        },
      },
    ],
  },
];
