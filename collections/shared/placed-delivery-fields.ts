import type { Field } from 'payload';
import { nobody } from './access';
import { daysField } from './delivery-fields';
import { moneyField } from './fields';

const readOnly = { create: nobody, update: nobody } as const;

/** Delivery method of an order, with price and dates, as chosen. Empty if the shop had no methods. */
export const placedDeliveryFields: Field[] = [
  moneyField('shippingAmount', 'Delivery charge included in the total.', {
    required: true,
    defaultValue: 0,
    access: readOnly,
  }),
  {
    name: 'promisedDate',
    type: 'text',
    access: readOnly,
    admin: { description: 'The day by which the goods are there, as 2026-11-27.' },
  },
  {
    name: 'delivery',
    type: 'group',
    access: readOnly,
    fields: [
      { name: 'method', type: 'text', admin: { description: 'Code of the method.' } },
      { name: 'name', type: 'text' },
      { name: 'isCollection', type: 'checkbox' },
      { name: 'place', type: 'text', admin: { description: 'Where it is collected.' } },
      { name: 'hours', type: 'text', admin: { description: 'When that place is open.' } },
      daysField('days', 'Working days that were promised.'),
      {
        name: 'from',
        type: 'date',
        admin: { description: 'When the days began to count: empty until it is confirmed and its proof approved.' },
      },
    ],
  },
];
