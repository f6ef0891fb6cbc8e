import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { escapeLike } from '@/lib/database/search-patterns';
import { freeName } from './product-slug';
import { refusalOf, type Refusal } from '@/lib/failures';

type Duplicate = { payload: Payload; req: PayloadRequest; id: string };

const NAME_MAX = 160;
const SKU_MAX = 64;

/** Copies a product with all its variations: off sale, nothing in stock, no reviews, under names of its own. */
export async function duplicateProduct({
  payload,
  req,
  id,
}: Duplicate): Promise<Result<{ id: string; name: string }, Refusal>> {
  const asUser = { depth: 0, joins: false, user: req.user, overrideAccess: false, req } as const;
  try {
    return await inTransaction(req, async (session) => {
      const original = await payload.findByID({
        ...asUser,
        collection: 'products',
        id,
        disableErrors: true,
        overrideAccess: false,
      });
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
        ...asUser,
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
        overrideAccess: false,
      });
      await session.client.query(
        `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, additional_price,
                                         is_available)
         select $1, color_name, color_hex, size_code, size_label, additional_price, is_available
           from product_variations where product_id = $2 order by created_at, id`,
        [copy.id, id],
      );
      await recordActivity(req, {
        action: 'product.created',
        subjectType: 'products',
        subjectId: copy.id,
        subject: name,
        after: { copyOf: original.name, slug: copy.slug, sku: copy.sku },
      });
      return { ok: true, id: copy.id, name } as const;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to duplicate product');
  }
}

const withoutRowId = <Row extends { id?: string | null }>({ id: _, ...row }: Row): Omit<Row, 'id'> => row;

async function freeOf({ client }: Session, column: 'slug' | 'sku', base: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select ${column} as name from products where ${column} like $1`,
    [`${escapeLike(base)}%`],
  );
  return freeName(base, new Set(rows.map(({ name }) => name)), column === 'sku' ? SKU_MAX : undefined);
}
