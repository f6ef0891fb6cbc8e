import type { PayloadRequest } from 'payload';
import { noticeOf, type Purge } from '@/lib/http-cache/notice';
import { notifyPurge, purgeLocal } from '@/lib/http-cache/purge';
import { currentTransaction } from './transaction';

/**
 * Drops responses carrying any of the tags, once the request’s transaction has committed and only then: here at
 * that moment, in the other processes by a notification that PostgreSQL sends with the commit.
 */
export async function purgeAfterCommit(req: PayloadRequest, tags: Purge): Promise<void> {
  if (tags.length === 0) return;
  const { client, afterCommit } = await currentTransaction(req);
  const notice = noticeOf(tags);
  await notifyPurge((text, values) => client.query(text, values), notice);
  afterCommit(() => purgeLocal(notice));
}
