import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { refusalOf, type Refusal } from '@/lib/failures';

type SetActive = { req: PayloadRequest; id: string; isActive: boolean };

export async function setCategoryActive({ req, id, isActive }: SetActive): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      await lockRows(req, 'categories', id);
      const { name } = await payload.update({ collection: 'categories', id, data: { isActive }, ...asUser(req) });
      await recordActivity(
        req,
        isActive ? 'category.activated' : 'category.deactivated',
        { type: 'categories', id, name },
        { before: { isActive: !isActive }, after: { isActive } },
      );
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'category', 'Failed to save category');
  }
}
