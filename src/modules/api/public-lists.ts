import { parseParams, type PayloadHandler, type SanitizedConfig } from 'payload';
import { isPublic, listKeptDocuments, takesKeptDocuments, type PublicSlug } from './public-documents';
import { wrapLists } from './wrap-lists';

export const withPublicLists = (config: Promise<SanitizedConfig>): Promise<SanitizedConfig> =>
  wrapLists(config, (list, slug) => (isPublic(slug) ? listHandler(slug, list) : list));

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
