import type { CollectionBeforeDeleteHook } from 'payload';
import { removeFilesAfterCommit } from '@/modules/inquiries/inquiry-files';
import { currentTransaction } from '@/lib/database/transaction';

/** What was sent along goes with the inquiry. */
export const removeFiles: CollectionBeforeDeleteHook = async ({ id, req }) =>
  removeFilesAfterCommit(await currentTransaction(req), [String(id)]);
