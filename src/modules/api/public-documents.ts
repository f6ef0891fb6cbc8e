import { findOperation, type CollectionSlug, type PayloadRequest, type Sort, type Where } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@/lib/http-cache/remember';

export type Tags = {
  /** Of one document with what it is populated with. */
  one: (id: string) => readonly string[];
  all: readonly string[];
};

/** The tags of documents that anyone may list over the API. */
export const publicDocuments = {
  products: {
    // With its variations, and none of another product.
    one: (id) => [...tagsOf('products', id), `stock:${id}`],
    all: ['products', 'stock', 'categories', 'media'],
  },
  categories: { one: () => tagsOf('categories'), all: tagsOf('categories') },
} satisfies Partial<Record<CollectionSlug, Tags>>;

export type PublicSlug = keyof typeof publicDocuments;

export const isPublic = (slug: string): slug is PublicSlug => Object.hasOwn(publicDocuments, slug);

/** What says which documents a list holds, as Payload reads it from a request. */
export type ListQuestion = { where?: Where; sort?: Sort; limit?: number; page?: number; pagination?: boolean };

/** A list with each of its documents as JSON. */
type ListOfTexts = Omit<Awaited<ReturnType<typeof findOperation>>, 'docs'> & { texts: string[] };

/** Parameters by which documents take any form that somebody makes up: kept, it would displace what others ask for. */
const FORMS = ['joins', 'populate', 'select'];
const DEPTHS = new Set<unknown>([0, 1, 2]);

/** Whether a request asks as a stranger for documents in a form that is kept. */
export const takesKeptDocuments = ({ user, query }: PayloadRequest): boolean =>
  !user && !FORMS.some((name) => name in query);

/**
 * A list of a public collection as strangers get it: asked for anew, by Payload’s own rules and bounds, and made of the
 * documents in memory. Nothing where it has to be read as a whole.
 */
export async function listKeptDocuments(
  slug: PublicSlug,
  { question, depth }: { question: ListQuestion; depth: unknown },
  req: PayloadRequest,
): Promise<ListOfTexts | undefined> {
  if (!DEPTHS.has(depth)) return undefined;
  // As REST asks: joins are bounded where they are named.
  const asStranger = { collection: req.payload.collections[slug], req, overrideAccess: false, joins: undefined };
  const { docs, ...rest } = await findOperation({ ...asStranger, ...question, select: {}, depth: 0 });
  const texts = await rememberedEach({
    // GraphQL leaves joins out.
    name: `${req.payloadAPI} ${slug} ${String(depth)}`,
    tagsOf: publicDocuments[slug].one,
    tagsOfAll: publicDocuments[slug].all,
    isForPrograms: true,
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
