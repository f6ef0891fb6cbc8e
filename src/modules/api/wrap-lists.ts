import type { CollectionSlug, PayloadHandler, SanitizedConfig } from 'payload';

/** Wraps the handler of each collection’s `GET /`. */
export async function wrapLists(
  config: Promise<SanitizedConfig>,
  wrap: (list: PayloadHandler, slug: CollectionSlug) => PayloadHandler,
): Promise<SanitizedConfig> {
  const { collections, ...rest } = await config;
  return {
    ...rest,
    collections: collections.map(({ endpoints, ...collection }) => ({
      ...collection,
      endpoints:
        endpoints &&
        endpoints.map((endpoint) =>
          endpoint.method === 'get' && endpoint.path === '/'
            ? { ...endpoint, handler: wrap(endpoint.handler, collection.slug) }
            : endpoint,
        ),
    })),
  };
}
