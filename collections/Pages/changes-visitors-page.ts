import type { PayloadRequest } from 'payload';
import type { Page } from '@/payload-types';

/** In a request's context: it asks for a draft to be saved, whatever visitors see staying as it is. */
export const SAVES_DRAFT = 'savesPageDraft';

/**
 * True if a change may show on the site. A draft saved over a published page, every few seconds while someone types,
 * does not; nor does a new page that is not published.
 */
export function changesVisitorsPage(req: PayloadRequest, change: { before?: object; after?: object }): boolean {
  if (!change.after) return true;
  const { _status } = change.after as Pick<Page, '_status'>;
  return _status !== 'draft' || (change.before !== undefined && req.context[SAVES_DRAFT] !== true);
}
