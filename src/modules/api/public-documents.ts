import { findOperation, type CollectionSlug, type PayloadRequest, type Sort, type Where } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@/lib/http-cache/remember';

/** As it comes over the API, with its variations, and none of another product. */
export const tagsOfProduct = (id: string): readonly string[] => [...tagsOf('products', id), `stock:${id}`];

/** The tags under which a document of a public collection stands, with what it is populated with. */
export const documentTags: Partial<Record<CollectionSlug, (id: string) => readonly string[]>> = {
  products: tagsOfProduct,
  categories: (id) => tagsOf('categories', id),
};

/** What says which documents a list holds, as Payload reads it from a request. */
export type ListQuestion = { where?: Where; sort?: Sort; limit?: number; page?: number; pagination?: boolean };

/** A list with each of its documents as JSON. */
export type ListOfTexts = Omit<Awaited<ReturnType<typeof findOperation>>, 'docs'> & { texts: string[] };

/** Parameters by which documents take any form that somebody makes up: kept, it would displace what others ask for. */
const FORMS = ['draft', 'fallback-locale', 'fallbackLocale', 'joins', 'locale', 'populate', 'select', 'trash'];
const DEPTHS = new Set<unknown>([0, 1, 2]);

/** Whether a request asks as a stranger for documents in a form that is kept. */
export const takesKeptDocuments = ({ user, query }: PayloadRequest): boolean =>
  !user && !FORMS.some((name) => name in query);

/**
 * A list of a public collection as strangers get it: asked for anew, by Payload’s own rules and bounds, and made of the
 * documents in memory. Nothing where it has to be read as a whole.
 */
export async function listKeptDocuments(
  slug: CollectionSlug,
  { question, depth }: { question: ListQuestion; depth: unknown },
  req: PayloadRequest,
): Promise<ListOfTexts | undefined> {
  const tags = documentTags[slug];
  const collection = req.payload.collections[slug];
  if (!tags || !DEPTHS.has(depth)) return undefined;
  const asStranger = { collection, req, overrideAccess: false };
  const { docs, ...rest } = await findOperation({ ...asStranger, ...question, select: {}, depth: 0 });
  const texts = await rememberedEach({
    // GraphQL leaves joins out.
    name: `${req.payloadAPI} ${slug} ${String(depth)}`,
    tagsOf: tags,
    read: async (ids) => {
      const where = { id: { in: [...ids] } };
      const found = await findOperation({ ...asStranger, where, limit: ids.length, depth: Number(depth) });
      return new Map(found.docs.map((document) => [String(document.id), JSON.stringify(document)]));
    },
  })(docs.map(({ id }) => String(id)));
  const inOrder = docs.flatMap(({ id }) => texts.get(String(id)) ?? []);
  // Otherwise one of them has left meanwhile.
  return inOrder.length === docs.length ? { ...rest, texts: inOrder } : undefined;
}
