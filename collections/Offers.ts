import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { OFFER_KINDS, OFFER_LABELS } from '@/domain/offers/offer';
import { checkOffer } from '@/modules/offers/check-offer';
import { refuseUsedOffer } from '@/modules/offers/refuse-used-offer';
import type { Offer } from '@/payload-types';
import { staffWho } from './shared/access';
import { countField, dayField, moneyField } from './shared/fields';

const optionalCount = (name: string, description: string) =>
  countField(name, description, {
    required: false,
    defaultValue: undefined,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000_000) ||
      'Enter a whole number of 1 or more, or nothing.',
  });

const check: CollectionBeforeValidateHook<Offer> = ({ data, originalDoc }) => data && checkOffer(data, originalDoc);

/** Fixes what an offer takes off once an order has it; days, limits and name may change. */
export const Offers: CollectionConfig = {
  slug: 'offers',
  dbName: 'offers',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'code', 'kind', 'isActive'] },
  access: {
    read: staffWho('products:read'),
    create: staffWho('products:write'),
    update: staffWho('products:write'),
    delete: staffWho('products:write'),
  },
  hooks: { beforeValidate: [check], beforeChange: [refuseUsedOffer.change], beforeDelete: [refuseUsedOffer.deletion] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Shown with the discount.' } },
    {
      name: 'code',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 30,
      admin: { description: 'Stored in capitals. Without one the offer applies by itself.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: OFFER_KINDS.map((value) => ({ value, label: OFFER_LABELS[value] })),
    },
    optionalCount('percentOff', 'Per cent, of a percentage.'),
    moneyField('amount', 'Amount off the order.'),
    optionalCount('buyPieces', 'Pieces to buy, of which more are free.'),
    optionalCount('freePieces', 'Pieces free with those; the cheapest.'),
    moneyField('minSpend', 'Least worth of the goods that it is for.'),
    optionalCount('minPieces', 'Fewest pieces that it is for.'),
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxDepth: 0,
      admin: { description: 'With the categories, what it is for; everything if both are empty.' },
    },
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, maxDepth: 0 },
    {
      name: 'combines',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Also for goods on sale or with a quantity discount.' },
    },
    {
      name: 'firstOrder',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Only with the first order of an email address.' },
    },
    dayField('startsOn', 'First day.'),
    dayField('endsOn', 'Last day.'),
    optionalCount('maxUses', 'Orders that may use it; any number if empty.'),
    optionalCount('maxUsesEach', 'Orders of one email address that may use it.'),
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true },
  ],
};
