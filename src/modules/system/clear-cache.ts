import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { notifyPurge, PURGE_ALL, purgeLocal } from '@/lib/http-cache/purge';
import { installedStore } from '@/lib/http-cache/store';
import type { Success } from '@/lib/result';

/**
 * Drops every stored page, here and in all other processes; each is rendered again when it is next asked for. Called
 * for administrators who gave their password.
 * @returns how many pages went here; none where nothing is stored, as in development.
 */
export async function clearCache({
  req,
}: {
  payload: Payload;
  req: PayloadRequest;
}): Promise<Success<{ entries: number }>> {
  return inTransaction(req, async ({ client, afterCommit }) => {
    const entries = installedStore()?.size ?? 0;
    await notifyPurge((text, values) => client.query(text, values), PURGE_ALL);
    afterCommit(() => purgeLocal(PURGE_ALL));
    await recordActivity(req, {
      action: 'system.cache-cleared',
      subjectType: 'system',
      subjectId: 'cache',
      subject: 'System cache',
      after: { entries },
    });
    return { ok: true, entries };
  });
}
