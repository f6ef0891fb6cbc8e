import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { Page } from '@/payload-types';

const OUTDATED = 'Someone else has changed this page in the meantime. Please reload it.';

/** In a request's context: an earlier version, whose revision is naturally not the last, takes the page's place. */
export const RESTORES = 'restoresPageVersion';

/**
 * Counts a page's saves. A change that names the revision it was made on is refused if that is no longer the last
 * one, over whichever interface it comes: nobody overwrites what they have not seen.
 */
export const refuseOutdated: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, operation, req }) => {
  const last = originalDoc?.revision ?? 0;
  const named = req.context[RESTORES] ? last : (data.revision ?? last);
  if (operation === 'update' && named !== last) throw new APIError(OUTDATED, 409, { revision: last }, true);
  const savedBy = req.user?.collection === 'admin-users' ? req.user.id : (originalDoc?.savedBy ?? null);
  return { ...data, revision: last + 1, savedBy };
};
