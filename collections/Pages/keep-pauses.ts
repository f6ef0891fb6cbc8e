import type { CollectionBeforeChangeHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { keepAutosave } from '@/modules/pages/data/versions';
import type { Page } from '@/payload-types';

/** In a request's context: the save is one of those that Payload writes over each other. */
export const AUTOSAVES = 'autosavesPage';

/**
 * Keeps an autosave before a pause as a version of its own: Payload would overwrite it with the next autosave, at any
 * time and by any person.
 */
export const keepPauses: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && req.context[AUTOSAVES] === true) {
    const savedBy = req.user?.collection === 'admin-users' ? req.user.id : null;
    await keepAutosave(await currentTransaction(req), originalDoc.id, savedBy);
  }
  return data;
};
