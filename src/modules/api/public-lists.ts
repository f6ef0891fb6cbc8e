import { parseParams, type Endpoint, type PayloadHandler, type SanitizedConfig } from 'payload';
import { isPublic, listKeptDocuments, takesKeptDocuments, type PublicSlug } from './public-documents';

type Collection = SanitizedConfig['collections'][number];

export async function withPublicLists(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, ...rest } = await config;
  return { ...rest, collections: collections.map(withPublicList) };
}

function withPublicList(collection: Collection): Collection {
  const { slug, endpoints } = collection;
  if (!isPublic(slug) || !endpoints) return collection;
  const withList = (endpoint: Endpoint): Endpoint =>
    endpoint.method === 'get' && endpoint.path === '/'
      ? { ...endpoint, handler: listHandler(slug, endpoint.handler) }
      : endpoint;
  return { ...collection, endpoints: endpoints.map(withList) };
}

const listHandler =
  (slug: PublicSlug, otherwise: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!takesKeptDocuments(req)) return otherwise(req);
    const {
      where,
      sort,
      limit,
      page,
      pagination,
      depth = req.payload.config.defaultDepth,
    } = parseParams(structuredClone(req.query));
    const list = await listKeptDocuments(slug, { question: { where, sort, limit, page, pagination }, depth }, req);
    if (!list) return otherwise(req);
    const { texts, ...rest } = list;
    const body = `{"docs":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`;
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
