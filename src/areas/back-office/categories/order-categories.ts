import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { purgeTags } from '@/domain/cache/cache-plan';
import { refusalOf, type Refusal } from '@/lib/failures';
import { listNames, updateOrder } from './data';

type OrderCategories = { req: PayloadRequest; ids: readonly string[] };

/** Refuses an incomplete list: someone has added or deleted some. */
export async function orderCategories({ req, ids }: OrderCategories): Promise<Result<object, Refusal | 'stale'>> {
  try {
    return await inTransaction(req, async (session) => {
      await lockRows(req, 'categories');
      const rows = await listNames(session);
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      const isWhole =
        ids.length === rows.length && new Set(ids).size === ids.length && ids.every((id) => names.has(id));
      if (!isWhole) return failure('stale', 'Someone else has changed the list. It is now shown as they left it.');
      await updateOrder(session, ids);
      await recordActivity(
        req,
        'categories.reordered',
        { type: 'categories', id: '', name: 'Categories' },
        { before: { order: rows.map(({ name }) => name) }, after: { order: ids.map((id) => names.get(id)) } },
      );
      await purgeAfterCommit(req, purgeTags({ collection: 'categories' }));
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'category', 'Failed to reorder categories');
  }
}
