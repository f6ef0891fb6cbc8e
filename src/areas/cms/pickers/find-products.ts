import type { Payload, Where } from 'payload';
import { PICTURE_FIELDS, pictureOf } from '@/modules/media/picture';
import type { AdminUser } from '@/payload-types';
import { findProducts as searchProducts } from '@/data/products';

interface ProductChoice {
  id: string;
  name: string;
  slug: string;
  thumbnail?: string;
}

const MOST = 24;

type FindProducts = { payload: Payload; user: AdminUser } & (
  | { search: string }
  /** In this order; missing ones are left out. */
  | { ids: readonly string[] }
);

/** Names hold all words; the newest without a search. */
export async function findProducts({ payload, user, ...wanted }: FindProducts): Promise<ProductChoice[]> {
  const ids = 'ids' in wanted ? wanted.ids : await searchIds(payload, wanted.search);
  if (ids.length === 0) return [];
  const where: Where = { id: { in: [...ids] } };
  const { docs } = await payload.find({
    collection: 'products',
    where,
    select: { name: true, slug: true, images: true },
    populate: { media: PICTURE_FIELDS },
    joins: false,
    pagination: false,
    depth: 1,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
  });
  const choices = docs.map(({ id, name, slug, images }): ProductChoice => {
    const picture = images?.[0]?.image;
    return {
      id,
      name,
      slug,
      thumbnail: picture && typeof picture === 'object' ? pictureOf(picture)?.thumbnail : undefined,
    };
  });
  return choices.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function searchIds(payload: Payload, search: string): Promise<string[]> {
  const found = await searchProducts(payload, { search, onSale: true, limit: MOST });
  return found.map(({ id }) => id);
}
