import type { Field } from 'payload';
import { countField, moneyField } from '../shared/fields';
import { lineTaxFields } from '../shared/tax-fields';

/** A line of an order. Name, SKU and prices are those of the moment of ordering. */
export const orderLineFields: Field[] = [
  { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
  {
    name: 'variation',
    type: 'relationship',
    relationTo: 'product-variations',
    maxDepth: 0,
    admin: { description: 'Variation its stock was taken from; empty for products without variations.' },
  },
  { name: 'productName', type: 'text', required: true },
  { name: 'sku', type: 'text', required: true, label: 'SKU' },
  { name: 'color', type: 'text' },
  { name: 'sizeCode', type: 'text' },
  { name: 'sizeLabel', type: 'text' },
  countField('quantity', 'Units.', { min: 1 }),
  moneyField('unitPrice', 'Price of one unit.', { required: true }),
  moneyField('totalPrice', 'Quantity times unit price.', { required: true }),
  ...lineTaxFields,
  {
    name: 'kitDocument',
    type: 'relationship',
    relationTo: 'kit-documents',
    maxDepth: 0,
    admin: { description: 'The kit it is made to, as it was ordered; empty for goods as they come.' },
  },
  {
    name: 'players',
    type: 'json',
    admin: { description: 'For whom it is printed: [{ name, number, sizes }], at most one for each unit.' },
  },
  {
    name: 'parts',
    type: 'json',
    admin: {
      description:
        'Of a set: the names of its parts. The first has the size of the line, others that of a player’s sizes.',
    },
  },
  {
    name: 'kitParts',
    type: 'json',
    admin: { description: 'Of a set: which of its further parts are garments of its kit: [{ part, garment }].' },
  },
];

/** Discount of a price tier on the pieces of one design. */
export const discountFields: Field[] = [
  { name: 'productName', type: 'text', required: true },
  { name: 'color', type: 'text' },
  countField('quantity', 'Pieces of the design, across all sizes.', { min: 1 }),
  countField('percentOff', 'Per cent.', { min: 1 }),
  moneyField('amount', 'Taken off the sum of its lines.', { required: true }),
];
