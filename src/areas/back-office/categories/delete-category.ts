import { APIError, type Payload, type PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { currentTransaction, inTransaction } from '@/lib/database/transaction';
import { errorStatus, type Refusal, refusalOf } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';

type DeleteCategory = {
  payload: Payload;
  req: PayloadRequest;
  id: string;
  /** Where its products go first. */
  moveTo?: string;
};

/** Deletes a category, its products moved elsewhere first where that is asked for; else refused, as `in_use`. */
export async function deleteCategory({
  payload,
  req,
  id,
  moveTo,
}: DeleteCategory): Promise<Result<{ moved: number }, Refusal | 'in_use'>> {
  try {
    return await inTransaction(req, async () => {
      await lockRows(req, 'categories');
      const moved = moveTo === undefined ? 0 : await moveProducts(req, id, moveTo);
      const { name, slug } = await payload.delete({
        collection: 'categories',
        id,
        depth: 0,
        user: req.user,
        overrideAccess: false,
        req,
      });
      await recordActivity(req, {
        action: 'category.deleted',
        subjectType: 'categories',
        subjectId: id,
        subject: name,
        before: { name, slug },
        ...(moveTo !== undefined && { after: { productsMovedTo: moveTo, products: moved } }),
      });
      return { ok: true, moved } as const;
    });
  } catch (error) {
    if (error instanceof Error && errorStatus(error) === 409) return failure('in_use', error.message);
    return refusalOf(error, 'category', 'Failed to delete category');
  }
}

/** @throws APIError 404 where there is no such category to move them to. */
async function moveProducts(req: PayloadRequest, from: string, to: string): Promise<number> {
  const { client } = await currentTransaction(req);
  const { rowCount: exists } = await client.query('select 1 from categories where id = $1 and id <> $2::uuid', [
    to,
    from,
  ]);
  if (!exists) throw new APIError('The category to move the products to no longer exists.', 404, undefined, true);
  const { rowCount } = await client.query(
    'update products set category_id = $2, updated_at = now() where category_id = $1',
    [from, to],
  );
  return rowCount ?? 0;
}
