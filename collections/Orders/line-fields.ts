import type { Field } from 'payload';
import { countField, moneyField } from '../shared/fields';
import { lineTaxFields, taxClassField } from '../shared/tax-fields';

/** Name, SKU and prices are as they were when ordered. */
export const orderLineFields: Field[] = [
  {
    name: 'product',
    type: 'relationship',
    relationTo: 'products',
    index: true,
    admin: { description: 'Empty for a custom line.' },
  },
  {
    name: 'variation',
    type: 'relationship',
    relationTo: 'product-variations',
    maxDepth: 0,
    admin: { description: 'Variation whose stock was taken; empty for products without variations.' },
  },
  { name: 'productName', type: 'text', required: true },
  // A custom line has none.
  { name: 'sku', type: 'text', required: true, label: 'SKU', validate: (): true => true },
  { name: 'color', type: 'text' },
  { name: 'sizeCode', type: 'text' },
  { name: 'sizeLabel', type: 'text' },
  countField('quantity', 'Number of units.', { min: 1 }),
  moneyField('unitPrice', 'Price of one unit.', { required: true }),
  moneyField('totalPrice', 'Quantity times unit price.', { required: true }),
  ...lineTaxFields,
  {
    name: 'kitDocument',
    type: 'relationship',
    relationTo: 'kit-documents',
    maxDepth: 0,
    admin: { description: 'Kit design as ordered, if any.' },
  },
  {
    name: 'players',
    type: 'json',
    admin: { description: 'Players it is printed for: [{ name, number, sizes }], at most one for each unit.' },
  },
  {
    name: 'parts',
    type: 'json',
    admin: {
      description: 'Names of the parts of a set. The first has the line’s size, the others have the player’s sizes.',
    },
  },
  {
    name: 'kitParts',
    type: 'json',
    admin: { description: 'Further parts of a set that are garments of its kit: [{ part, garment }].' },
  },
  taxClassField('taxClass', 'Set for a custom line, which has no product.', { enumName: 'enum_order_items_tax_class' }),
  {
    name: 'isService',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    admin: { description: 'A fee or service: nothing of it is packed or sent.' },
  },
  {
    name: 'isMadeToOrder',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    admin: { description: 'Ordered in or made: it takes nothing from stock.' },
  },
  {
    name: 'priceList',
    type: 'relationship',
    relationTo: 'price-lists',
    index: true,
    maxDepth: 0,
    admin: { description: 'List that priced it; empty at the shop’s price.' },
  },
  { name: 'priceReason', type: 'text', admin: { description: 'Why staff set the price; empty at the shop’s price.' } },
];

/** Never the whole document. */
const idOrNull = () => ({ type: ['string', 'null'] as ('string' | 'null')[] });

export const discountFields: Field[] = [
  { name: 'productName', type: 'text', required: true, admin: { description: 'Or the name of an offer or discount.' } },
  { name: 'color', type: 'text' },
  countField('quantity', 'Pieces of the design, all sizes together.', { min: 1 }),
  countField('percentOff', 'Per cent; 0 of an offer that takes an amount off.'),
  moneyField('amount', 'Amount taken off its lines.', { required: true }),
  { name: 'offer', type: 'relationship', relationTo: 'offers', index: true, maxDepth: 0, typescriptSchema: [idOrNull] },
  {
    name: 'isGiven',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    admin: { description: 'Given by staff on all lines, by a name in place of the product’s.' },
  },
];
