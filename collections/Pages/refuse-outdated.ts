import type { CollectionBeforeChangeHook } from 'payload';
import type { Page } from '@/payload-types';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

const OUTDATED = 'Someone else has changed this page in the meantime. Please reload it.';

/** Key of a request’s context: true as it restores a version, whose revision is not the last. */
export const RESTORES = 'restoresPageVersion';

export const refuseOutdated: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, operation, req }) => {
  const last = originalDoc?.revision ?? 0;
  const named = req.context[RESTORES] ? last : (data.revision ?? last);
  if (operation === 'update' && named !== last) throw refusalError(failure('conflict', OUTDATED, { revision: last }));
  const savedBy = req.user?.collection === 'admin-users' ? req.user.id : (originalDoc?.savedBy ?? null);
  return { ...data, revision: last + 1, savedBy };
};
