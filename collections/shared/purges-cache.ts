import type { CollectionConfig, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { purgeTags, type DocumentChange, type RankedProduct, type Variation } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Documents = { id: string };
type Plan = (change: { before?: Documents; after?: Documents }) => DocumentChange;

/** Purges on every change of a variation; orders apply the threshold themselves. */
const everyStockCounts = Number.POSITIVE_INFINITY;

const plans: Record<Exclude<DocumentChange['collection'], 'stock' | 'variations'>, Plan> = {
  products: ({ before, after }) => ({
    collection: 'products',
    id: (after ?? before)?.id ?? '',
    before: before as RankedProduct | undefined,
    after: after as RankedProduct | undefined,
  }),
  pages: ({ before, after }) => ({ collection: 'pages', id: (after ?? before)?.id ?? '' }),
  'product-variations': ({ before, after }) => ({
    collection: 'product-variations',
    before: before as Variation | undefined,
    after: after as Variation | undefined,
    lowStockThreshold: everyStockCounts,
  }),
  categories: () => ({ collection: 'categories' }),
  media: () => ({ collection: 'media' }),
  components: () => ({ collection: 'components' }),
  redirects: () => ({ collection: 'redirects' }),
  'site-settings': () => ({ collection: 'site-settings' }),
  'site-content': () => ({ collection: 'site-content' }),
};

type Change = Parameters<Plan>[0];

/** Adds purges of the response cache. @param shows true if visitors can see the change; by default every one. */
export function purgesCache(
  collection: keyof typeof plans,
  hooks: Hooks = {},
  shows: (req: PayloadRequest, change: Change) => boolean = () => true,
): Hooks {
  const purge = (req: PayloadRequest, change: Change) =>
    shows(req, change) ? purgeAfterCommit(req, purgeTags(plans[collection](change))) : undefined;
  return {
    ...hooks,
    afterChange: [
      ...(hooks.afterChange ?? []),
      ({ doc, operation, previousDoc, req }) =>
        purge(req, { before: operation === 'update' ? previousDoc : undefined, after: doc }),
    ],
    afterDelete: [...(hooks.afterDelete ?? []), ({ doc, req }) => purge(req, { before: doc })],
  };
}

export const purgesCacheOfSettings: GlobalAfterChangeHook = ({ req }) =>
  purgeAfterCommit(req, purgeTags({ collection: 'site-settings' }));

export const purgesCacheOfContent: GlobalAfterChangeHook = ({ req }) =>
  purgeAfterCommit(req, purgeTags({ collection: 'site-content' }));
