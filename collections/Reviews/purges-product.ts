import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Review } from '@/payload-types';

/** A review moves its product’s rating, which pages of the product and lists show. */
export const purgesProduct: CollectionAfterChangeHook<Review> & CollectionAfterDeleteHook<Review> = ({ doc, req }) => {
  const id = typeof doc.product === 'string' ? doc.product : doc.product.id;
  return purgeAfterCommit(req, purgeTags({ collection: 'products', id }));
};
