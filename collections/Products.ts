import { ValidationError, type CollectionBeforeChangeHook, type CollectionConfig, type FieldHook } from 'payload';
import { DESCRIPTIONS, META_TEXTS, NAME_MAX, SKU_MAX } from '@/domain/catalogue/product-fields';
import { partsProblem, productParts } from '@/domain/catalogue/product-parts-input';
import { SIZES } from '@/domain/catalogue/sizes';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { checkGarmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import type { LockNotes } from '@/lib/payload/lock-changed';
import { staffOrWhere, staffWho } from './shared/access';
import { countField, hexField, moneyField, slugField } from './shared/fields';
import { daysField, weightField } from './shared/delivery-fields';
import { purgesCache } from './shared/purges-cache';
import { tellsLinkers } from './shared/tell-linkers';
import { priceTiersField } from './shared/price-tiers';
import { taxClassField } from './shared/tax-fields';
import { noteStock, stockField } from './shared/stock-field';
import { findLinksToProduct } from '@/modules/pages/links/link-report';
import { prepareProductDeletion } from '@/modules/catalogue/prepare-product-deletion';
import { picturesOnly } from './shared/pictures-only';
import type { Product } from '@/payload-types';
import { isExactAmount, toAmount } from '@/domain/money/money';
import { salePriceProblem, unitPriceCents } from '@/domain/money/pricing';

/** Leaves an invalid price to its field’s validation, which runs later. */
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0 && isExactAmount(value);

/** Lists sort and filter by the price of one unit. A sale price is checked once it or the list price changes. */
const setUnitPrice: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const { price, salePrice } = { ...originalDoc, ...data };
  if (!isPrice(price) || !isPrice(salePrice ?? 0)) return data;
  const isEdited = price !== originalDoc?.price || (salePrice ?? null) !== (originalDoc?.salePrice ?? null);
  const message = isEdited && salePriceProblem({ price, salePrice });
  if (message) throw new ValidationError({ collection: 'products', errors: [{ path: 'salePrice', message }] });
  return { ...data, unitPrice: toAmount(unitPriceCents({ price, salePrice })) };
};

/** Ignores stock sent for a product with variations: the database writes their sum. */
const preserveStockSum: FieldHook<Product> = async ({ operation, originalDoc, siblingData, value, req }) => {
  if (operation !== 'update' || !originalDoc || value === undefined) return;
  // As the system: the rule does not depend on the user’s access.
  const { totalDocs } = await req.payload.count({
    collection: 'product-variations',
    where: { product: { equals: originalDoc.id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) delete siblingData.stockQuantity;
};

const { findLinkers, tellLinkers } = tellsLinkers(findLinksToProduct);

export const Products: CollectionConfig = {
  slug: 'products',
  dbName: 'products',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'sku', 'price', 'stockQuantity', 'isActive'] },
  access: {
    read: staffOrWhere('products:read', { isActive: { equals: true } }),
    create: staffWho('products:write'),
    update: staffWho('products:write'),
    delete: staffWho('products:write'),
  },
  custom: {
    textSearch: ['name', 'slug', 'sku', 'shortDescription'],
    ...({ beforeLock: noteStock } satisfies LockNotes),
  },
  hooks: purgesCache('products', {
    beforeChange: [setUnitPrice],
    beforeDelete: [prepareProductDeletion, findLinkers],
    afterDelete: [tellLinkers],
  }),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: NAME_MAX, index: true },
    slugField(),
    { name: 'description', type: 'textarea', maxLength: DESCRIPTIONS.description.max },
    {
      name: 'shortDescription',
      type: 'textarea',
      maxLength: DESCRIPTIONS.shortDescription.max,
      admin: { description: 'One or two sentences for product cards.' },
    },
    moneyField('price', 'List price of one unit.', { required: true }),
    moneyField('salePrice', 'Replaces the list price and must be lower; empty for no sale.', { index: true }),
    moneyField('unitPrice', 'Sale price if set, else list price. Computed.', {
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    }),
    taxClassField('taxClass', 'Rates are in the tax settings.', {
      defaultValue: 'standard',
    }),
    taxClassField(
      'boysTaxClass',
      'Tax class of boys’ sizes; empty for the destination’s rule for children’s clothing.',
    ),
    { name: 'sku', type: 'text', required: true, unique: true, index: true, maxLength: SKU_MAX, label: 'SKU' },
    stockField('Units on hand; the sum of its variations, if any.', {
      index: true,
      hooks: { beforeChange: [preserveStockSum] },
    }),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      maxDepth: 1,
    },
    {
      name: 'images',
      type: 'array',
      labels: { singular: 'Image', plural: 'Images' },
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', filterOptions: picturesOnly, required: true },
        {
          name: 'color',
          type: 'text',
          label: 'Colour',
          admin: { description: 'Name of the colour shown; empty for any colour.' },
        },
      ],
    },
    {
      name: 'colors',
      type: 'array',
      label: 'Colours',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 60 },
        hexField('hex'),
        {
          name: 'available',
          type: 'checkbox',
          defaultValue: true,
          admin: { description: 'Unavailable colours are shown but cannot be chosen.' },
        },
      ],
    },
    {
      name: 'sizes',
      type: 'select',
      hasMany: true,
      options: SIZES.map(({ code, label }) => ({ value: code, label })),
      admin: { description: 'Empty for goods without sizes, such as bags.' },
    },
    {
      name: 'parts',
      type: 'json',
      hooks: { beforeValidate: [({ value }) => productParts.safeParse(value).data ?? value] },
      validate: (value: unknown, { siblingData }: { siblingData: Partial<Product> }) =>
        partsProblem(value, siblingData.kitGarment) ?? true,
      admin: {
        description:
          'Two to six parts of a set: [{ name, worn, sizes, garment }]. The first has the product’s own sizes and kit garment. Empty if not a set.',
      },
    },
    { name: 'features', type: 'text', hasMany: true, admin: { description: 'Selling points, one per entry.' } },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
    { name: 'isFeatured', type: 'checkbox', required: true, defaultValue: false, index: true },
    {
      name: 'isCustomizable',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { description: 'Made to order with a team’s colours, names and numbers.' },
    },
    {
      name: 'kitGarment',
      type: 'select',
      index: true,
      options: KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label })),
      admin: { description: 'Garment in the kit designer; empty if it cannot be designed.' },
    },
    {
      name: 'techniques',
      type: 'json',
      validate: checkGarmentTechniques,
      admin: {
        description:
          'Techniques of its kits, unless a kit has its own: { garment: "sublimation" or "plain", names, numbers, logos: "sublimation", "vinyl", "transfer" or "embroidery" }. Empty if all is sublimated.',
      },
    },
    weightField('weight', 'Grams per piece; empty for the default in the delivery settings.'),
    daysField('stockDays', 'Working days until ready from stock; empty for the default in the delivery settings.'),
    daysField(
      'madeDays',
      'Working days until ready when made to order; empty for the default in the delivery settings.',
    ),
    {
      name: 'metaTitle',
      type: 'text',
      maxLength: META_TEXTS.metaTitle.max,
      admin: { description: 'Title for search engines; empty for the product’s name.' },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      maxLength: META_TEXTS.metaDescription.max,
      admin: { description: 'Description for search engines; empty for the short description.' },
    },
    priceTiersField('Quantity discounts; empty for the shop’s default.'),
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 0,
      max: 5,
      defaultValue: 0,
      index: true,
      admin: { description: 'Average of published reviews, 0 to 5.' },
    },
    countField('reviews', 'Number of published reviews.'),
    {
      name: 'variations',
      type: 'join',
      collection: 'product-variations',
      on: 'product',
      defaultLimit: 0,
      maxDepth: 1,
      defaultSort: 'createdAt',
      admin: { description: 'Stock by colour and size.' },
    },
  ],
};
