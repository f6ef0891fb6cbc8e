import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { checkPriceList } from '@/modules/offers/check-price-list';
import { refuseUsedPriceList } from '@/modules/offers/refuse-used-price-list';
import type { PriceList } from '@/payload-types';
import { staffWho } from './shared/access';
import { dayField, moneyField } from './shared/fields';
import { priceTiersField } from './shared/price-tiers';

const check: CollectionBeforeValidateHook<PriceList> = ({ data, originalDoc, req }) =>
  data && checkPriceList(req, data, originalDoc);

/** Kept once an order line has its price: `isActive: false` ends it. */
export const PriceLists: CollectionConfig = {
  slug: 'price-lists',
  dbName: 'price_lists',
  typescript: { interface: 'PriceList' },
  graphQL: { singularName: 'PriceList', pluralName: 'PriceLists' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'percentOff', 'isActive'] },
  access: {
    read: staffWho('products:read'),
    create: staffWho('products:write'),
    update: staffWho('products:write'),
    delete: staffWho('products:write'),
  },
  hooks: { beforeValidate: [check], beforeDelete: [refuseUsedPriceList] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Shown with its prices.' } },
    {
      name: 'teams',
      label: 'Clubs',
      type: 'relationship',
      relationTo: 'teams',
      hasMany: true,
      maxDepth: 0,
      maxRows: 500,
      admin: { description: 'For what they order in the portal and, signed in, in the shop.' },
    },
    {
      name: 'forMembers',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Also for shoppers signed in by an address of the clubs’ people and players.' },
    },
    {
      name: 'customers',
      type: 'relationship',
      relationTo: 'customers',
      hasMany: true,
      maxDepth: 0,
      maxRows: 5000,
      admin: { description: 'For what they order signed in, or staff enter for them.' },
    },
    {
      name: 'percentOff',
      type: 'number',
      admin: { description: 'Per cent off the list price of what has no price below, 1 to 90; nothing without.' },
    },
    {
      name: 'prices',
      type: 'array',
      maxRows: 2000,
      fields: [
        { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true, maxDepth: 0 },
        {
          name: 'variation',
          type: 'relationship',
          relationTo: 'product-variations',
          index: true,
          maxDepth: 0,
          admin: { description: 'Empty for all its colours and sizes.' },
        },
        moneyField('price', 'Price of a piece; a variation’s contains its surcharge.', { required: true }),
      ],
    },
    priceTiersField('Quantity discounts on its prices, instead of the product’s; prices without have none.'),
    dayField('startsOn', 'First day.'),
    dayField('endsOn', 'Last day.'),
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
  ],
};
