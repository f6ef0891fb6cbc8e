import { findOperation, type CollectionSlug, type PayloadRequest, type Sort, type Where } from 'payload';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@kitroom/front/cache/remember';

export type Tags = {
  one: (id: string) => readonly string[];
  all: readonly string[];
};

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

export type ListQuestion = { where?: Where; sort?: Sort; limit?: number; page?: number; pagination?: boolean };

type ListOfTexts = Omit<Awaited<ReturnType<typeof findOperation>>, 'docs'> & { texts: string[] };

/** Parameters that give documents an arbitrary shape, which would crowd the common ones out of the cache. */
const FORMS = ['joins', 'populate', 'select'];
const DEPTHS = new Set<unknown>([0, 1, 2]);

export const takesKeptDocuments = ({ user, query }: PayloadRequest): boolean =>
  !user && !FORMS.some((name) => name in query);

/** Queried anew by Payload’s rules, built from documents in memory; undefined if it has to be read as a whole. */
export async function listKeptDocuments(
  slug: PublicSlug,
  { question, depth }: { question: ListQuestion; depth: unknown },
  req: PayloadRequest,
): Promise<ListOfTexts | undefined> {
  if (!DEPTHS.has(depth)) return undefined;
  // As over REST: joins are limited only if they are named.
  const asStranger = { collection: req.payload.collections[slug], req, overrideAccess: false, joins: undefined };
  const { docs, ...rest } = await findOperation({ ...asStranger, ...question, select: {}, depth: 0 });
  const texts = await rememberedEach({
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
  // Else one of them has gone in the meantime.
  return inOrder.length === docs.length ? { ...rest, texts: inOrder } : undefined;
}
