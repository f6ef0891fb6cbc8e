import type { CollectionBeforeChangeHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { keepAutosave } from '@/modules/pages/data/versions';
import type { Page } from '@/payload-types';

/** Key of a request’s context: true if the save is an autosave. */
export const AUTOSAVES = 'autosavesPage';

/** Keeps the autosave before a pause as a version: Payload would overwrite it with anybody’s next one. */
export const keepPauses: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && req.context[AUTOSAVES] === true) {
    const savedBy = req.user?.collection === 'admin-users' ? req.user.id : null;
    await keepAutosave(await currentTransaction(req), originalDoc.id, savedBy);
  }
  return data;
};
