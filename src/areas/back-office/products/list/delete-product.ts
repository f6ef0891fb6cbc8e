import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { type Refusal, refusalOf } from '@/lib/failures';
import type { Result } from '@/lib/result';

type DeleteProduct = { req: PayloadRequest; id: string };

/** Refused as `in_use` while orders refer to the product. */
export async function deleteProduct({ req, id }: DeleteProduct): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      const { name, sku } = await payload.delete({ collection: 'products', id, ...asUser(req) });
      await recordActivity(req, 'product.deleted', { type: 'products', id, name }, { before: { name, sku } });
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to delete product');
  }
}
