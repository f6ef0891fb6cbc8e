import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { type Refusal, refusalOf, refusalError } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import { moveProducts } from './data';

type DeleteCategory = {
  req: PayloadRequest;
  id: string;
  moveTo?: string;
};

export async function deleteCategory({ req, id, moveTo }: DeleteCategory): Promise<Result<{ moved: number }, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      await lockRows(req, 'categories');
      const moved = moveTo === undefined ? 0 : await moveProducts(session, id, moveTo);
      if (moved === undefined) throw noTarget();
      const { name, slug } = await payload.delete({
        collection: 'categories',
        id,
        ...asUser(req),
      });
      await recordActivity(
        req,
        'category.deleted',
        { type: 'categories', id, name },
        {
          before: { name, slug },
          ...(moveTo !== undefined && { after: { productsMovedTo: moveTo, products: moved } }),
        },
      );
      return { ok: true, moved } as const;
    });
  } catch (error) {
    return refusalOf(error, 'category', 'Failed to delete category');
  }
}

const noTarget = () => refusalError(failure('not_found', 'The category to move the products to no longer exists.'));
