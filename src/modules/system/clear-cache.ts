import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { PURGE_ALL } from '@kitroom/front/cache/notice';
import { installedStore } from '@kitroom/front/cache/store';
import type { Success } from '@/lib/result';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';

/** In all processes, for administrators who gave their password. Returns the number dropped in this process. */
export async function clearCache({
  req,
}: {
  payload: Payload;
  req: PayloadRequest;
}): Promise<Success<{ entries: number }>> {
  return inTransaction(req, async () => {
    const entries = installedStore()?.size ?? 0;
    await purgeAfterCommit(req, PURGE_ALL);
    await recordActivity(
      req,
      'system.cache-cleared',
      { type: 'system', id: 'cache', name: 'System cache' },
      { after: { entries } },
    );
    return { ok: true, entries };
  });
}
