import type { PayloadRequest } from 'payload';
import { noticeOf, type Purge } from '@kitroom/front/cache/notice';
import { notifyPurge, purgeLocal } from '@kitroom/front/cache/purge';
import { currentTransaction } from '../database/transaction';

/**
 * Drops responses with any of the tags once the request’s transaction has committed, and only then; other processes are
 * notified by PostgreSQL with the commit.
 */
export async function purgeAfterCommit(req: PayloadRequest, tags: Purge): Promise<void> {
  if (tags.length === 0) return;
  const { client, afterCommit } = await currentTransaction(req);
  const notice = noticeOf(tags);
  await notifyPurge((text, values) => client.query(text, values), notice);
  afterCommit(() => purgeLocal(notice));
}
