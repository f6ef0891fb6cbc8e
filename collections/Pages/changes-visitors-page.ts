import type { PayloadRequest } from 'payload';
import type { Page } from '@/payload-types';

/** Key of a request’s context: true if it saves a draft. */
export const SAVES_DRAFT = 'savesPageDraft';

/** True if a change may show on the site: not for a draft, new or saved over a published page. */
export function changesVisitorsPage(req: PayloadRequest, change: { before?: object; after?: object }): boolean {
  if (!change.after) return true;
  const { _status } = change.after as Pick<Page, '_status'>;
  return _status !== 'draft' || (change.before !== undefined && req.context[SAVES_DRAFT] !== true);
}
