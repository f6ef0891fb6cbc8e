import type { CollectionBeforeDeleteHook } from 'payload';
import { usesFor, usesOf, usesText } from '@/modules/media/data/uses';
import { currentTransaction } from '@/lib/database/transaction';
import { lockForDeletion } from '@/modules/media/data/media';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Locks the picture first, so that no new use comes in between. */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await currentTransaction(req);
  await lockForDeletion(session, id);
  const uses = (await usesOf(session.client, [String(id)])).get(String(id)) ?? [];
  if (uses.length > 0) throw refusalError(failure('in_use', usesText(usesFor(uses, req.user))));
};
