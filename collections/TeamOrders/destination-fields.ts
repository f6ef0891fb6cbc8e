import type { Field } from 'payload';
import { nobody } from '../shared/access';
import { regionField } from '../shared/region-field';

const readOnly = { create: nobody, update: nobody } as const;

/** Missing in orders older than these fields. */
export const destinationFields: Field[] = [
  {
    name: 'shippingAddress',
    type: 'group',
    access: readOnly,
    fields: [
      { name: 'line1', type: 'text' },
      { name: 'line2', type: 'text' },
      { name: 'city', type: 'text' },
      regionField,
      { name: 'postcode', type: 'text' },
      { name: 'country', type: 'text', admin: { description: 'ISO 3166-1 alpha-2, such as GB.' } },
    ],
  },
  {
    name: 'neededBy',
    type: 'text',
    access: readOnly,
    admin: { description: 'Day the team needs the goods by, such as 2026-11-27.' },
  },
];
