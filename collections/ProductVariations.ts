import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { sizeLabelOf, SIZES } from '@/domain/catalogue/sizes';
import type { LockNotes } from '@/lib/payload/lock-changed';
import { nobody, publicWithinParents, staffWho } from './shared/access';
import { hexField, moneyField } from './shared/fields';
import { noteStock, stockField } from './shared/stock-field';
import { purgesCache } from './shared/purges-cache';
import type { ProductVariation } from '@/payload-types';

const setSizeLabel: CollectionBeforeChangeHook<ProductVariation> = ({ data }) =>
  data.sizeCode ? { ...data, sizeLabel: sizeLabelOf(data.sizeCode) } : data;

export const ProductVariations: CollectionConfig = {
  slug: 'product-variations',
  dbName: 'product_variations',
  lockDocuments: false,
  graphQL: { disableQueries: true },
  admin: { useAsTitle: 'sizeLabel', defaultColumns: ['product', 'colorName', 'sizeLabel', 'stockQuantity'] },
  indexes: [{ fields: ['product', 'colorName', 'sizeCode'], unique: true }],
  access: {
    read: publicWithinParents('products:read', 'product-variations', { 'product.isActive': { equals: true } }),
    create: staffWho('products:write'),
    update: staffWho('products:write'),
    delete: staffWho('products:write'),
  },
  custom: { beforeLock: noteStock } satisfies LockNotes,
  hooks: purgesCache('product-variations', { beforeChange: [setSizeLabel] }),
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true, maxDepth: 0 },
    {
      name: 'colorName',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'One of the product’s colours.' },
    },
    hexField('colorHex'),
    {
      name: 'sizeCode',
      type: 'select',
      required: true,
      options: SIZES.map(({ code, label }) => ({ value: code, label })),
    },
    {
      name: 'sizeLabel',
      type: 'text',
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, description: 'Size code in words. Computed.' },
    },
    stockField('Units on hand.'),
    moneyField('additionalPrice', 'Surcharge on the product’s unit price.', { required: true, defaultValue: 0 }),
    moneyField('costPrice', 'Cost of a piece to the shop, for staff alone; empty if unknown.', {
      access: { read: staffWho('products:read') },
    }),
    { name: 'isAvailable', type: 'checkbox', required: true, defaultValue: true },
  ],
};
