import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@/domain/reviews/review';
import { nobody, staffOrWhere, staffWho } from './shared/access';
import { purgeTags } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Review } from '@/payload-types';

const purgesProduct: CollectionAfterChangeHook<Review> & CollectionAfterDeleteHook<Review> = ({ doc, req }) => {
  const id = typeof doc.product === 'string' ? doc.product : doc.product.id;
  return purgeAfterCommit(req, purgeTags({ collection: 'products', id }));
};

/** The database keeps the product’s rating equal to the average of published ones. */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  dbName: 'product_reviews',
  lockDocuments: false,
  custom: { textSearch: ['title'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'title', defaultColumns: ['product', 'rating', 'title', 'status', 'createdAt'] },
  access: {
    read: staffOrWhere('reviews:read', {
      and: [{ status: { equals: 'published' } }, { 'product.isActive': { equals: true } }],
    }),
    create: nobody,
    update: staffWho('reviews:write'),
    delete: staffWho('reviews:write'),
  },
  hooks: { afterChange: [purgesProduct], afterDelete: [purgesProduct] },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true, maxDepth: 0 },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      maxDepth: 0,
      access: { read: staffWho('reviews:read'), update: nobody },
      admin: { description: 'Delivered order that the review is for.' },
    },
    { name: 'authorName', type: 'text', required: true, maxLength: 120 },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 1,
      max: 5,
      access: { update: nobody },
      admin: { description: 'Whole stars, 1 to 5.' },
    },
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'body', type: 'textarea', maxLength: 2000 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      index: true,
      options: REVIEW_STATUSES.map((value) => ({ value, label: REVIEW_STATUS_LABELS[value] })),
    },
  ],
};
