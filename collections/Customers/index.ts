import type { CollectionConfig } from 'payload';
import { staffWho } from '../shared/access';
import { taxBuyerFields } from '../shared/tax-fields';
import { refuseWithOrders } from './refuse-with-orders';

export const Customers: CollectionConfig = {
  slug: 'customers',
  dbName: 'customers',
  lockDocuments: false,
  admin: { useAsTitle: 'email', description: 'Customers of the shop; one for each email address.' },
  access: {
    read: staffWho('customers:read'),
    create: staffWho('customers:write'),
    update: staffWho('customers:write'),
    delete: staffWho('customers:write'),
  },
  hooks: { beforeDelete: [refuseWithOrders] },
  fields: [
    { name: 'firstName', type: 'text', required: true, maxLength: 100 },
    { name: 'lastName', type: 'text', required: true, maxLength: 100 },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
    { name: 'phone', type: 'text', maxLength: 40 },
    ...taxBuyerFields(),
    { name: 'orders', type: 'join', collection: 'orders', on: 'customer', defaultSort: '-createdAt', maxDepth: 0 },
  ],
};
