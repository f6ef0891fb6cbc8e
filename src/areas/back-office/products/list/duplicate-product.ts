import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { findRecord } from '@/lib/payload/find-record';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { refusalOf, type Refusal } from '@/lib/failures';
import { listNames } from '../data/product-names';
import { copyVariations } from '../data/variations';
import { MAX_SLUG_LENGTH } from '@/domain/pages/slug';

type Duplicate = { req: PayloadRequest; id: string };

const NAME_MAX = 160;
const SKU_MAX = 64;

/** The copy is unlisted, out of stock, without reviews, under a new name and SKU. */
export async function duplicateProduct({ req, id }: Duplicate): Promise<Result<{ id: string; name: string }, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const original = await findRecord(req, 'products', id);
      if (!original) return failure('not_found', 'This product no longer exists.');
      const {
        id: _,
        createdAt: _c,
        updatedAt: _u,
        unitPrice: _p,
        variations: _v,
        images,
        colors,
        priceTiers,
        ...fields
      } = original;
      const name = `${original.name.slice(0, NAME_MAX - ' (copy)'.length)} (copy)`;
      const copy = await payload.create({
        ...asUser(req),
        collection: 'products',
        data: {
          ...fields,
          name,
          slug: await freeOf(session, 'slug', `${original.slug.slice(0, 110)}-copy`),
          sku: await freeOf(session, 'sku', `${original.sku.slice(0, 55)}-COPY`),
          images: images?.map(withoutRowId),
          colors: colors?.map(withoutRowId),
          priceTiers: priceTiers?.map(withoutRowId),
          stockQuantity: 0,
          rating: 0,
          reviews: 0,
          isActive: false,
        },
      });
      await copyVariations(session, { from: id, to: copy.id });
      await recordActivity(
        req,
        'product.created',
        { type: 'products', id: copy.id, name },
        { after: { copyOf: original.name, slug: copy.slug, sku: copy.sku } },
      );
      return { ok: true, id: copy.id, name } as const;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to duplicate product');
  }
}

const withoutRowId = <Row extends { id?: string | null }>({ id: _, ...row }: Row): Omit<Row, 'id'> => row;

async function freeOf(session: Session, column: 'slug' | 'sku', base: string): Promise<string> {
  return freeName(base, new Set(await listNames(session, column, base)), column === 'sku' ? SKU_MAX : undefined);
}

/** First free of `base`, `base-2`, `base-3` …; `taken` is in the case in which they are compared. */
export function freeName(base: string, taken: ReadonlySet<string>, max = MAX_SLUG_LENGTH): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `-${count}`;
    const name = `${base.slice(0, max - ending.length)}${ending}`;
    if (!taken.has(name)) return name;
  }
}
