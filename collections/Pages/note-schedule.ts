import type { CollectionAfterChangeHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { clearFailure, noteScheduler } from '@/modules/pages/data/schedule-failures';
import type { Page } from '@/payload-types';

/** Notes who set a page’s times over REST or in the panel; clears a failure once the page is published. */
export const noteSchedule: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, operation, req }) => {
  const { publishAt, unpublishAt, _status } = doc;
  const before: Partial<Page> = operation === 'update' ? previousDoc : {};
  const isSet = (time: 'publishAt' | 'unpublishAt') => Boolean(doc[time]) && doc[time] !== (before[time] ?? null);
  const session = await currentTransaction(req);
  if ((publishAt || unpublishAt) && (isSet('publishAt') || isSet('unpublishAt')))
    await noteScheduler(session, doc.id, req.user?.collection === 'admin-users' ? req.user.id : null);
  else if (_status === 'published') await clearFailure(session, doc.id, 'publishAt');
};
