import type { CollectionBeforeChangeHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { keepAutosave } from '@/modules/pages/data/versions';
import type { Page } from '@/payload-types';

/** In a request's context: the save is one of those that Payload writes over each other. */
export const AUTOSAVES = 'autosavesPage';

/**
 * Keeps what was autosaved until a pause as a version of its own: Payload would write the next autosave over it, however
 * long afterwards, and whoever made it.
 */
export const keepPauses: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && req.context[AUTOSAVES] === true) {
    const savedBy = req.user?.collection === 'admin-users' ? req.user.id : null;
    await keepAutosave(await currentTransaction(req), originalDoc.id, savedBy);
  }
  return data;
};
