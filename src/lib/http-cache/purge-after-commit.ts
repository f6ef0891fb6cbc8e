import type { PayloadRequest } from 'payload';
import { noticeOf, type Purge } from '@kitroom/front/cache/notice';
import { notifyPurge, purgeLocal } from '@kitroom/front/cache/purge';
import { currentTransaction } from '../database/transaction';

/** Drops responses with any of the tags after the commit only; PostgreSQL notifies other processes with it. */
export async function purgeAfterCommit(req: PayloadRequest, tags: Purge): Promise<void> {
  if (tags.length === 0) return;
  const { client, afterCommit } = await currentTransaction(req);
  const notice = noticeOf(tags);
  await notifyPurge((text, values) => client.query(text, values), notice);
  afterCommit(() => purgeLocal(notice));
}
