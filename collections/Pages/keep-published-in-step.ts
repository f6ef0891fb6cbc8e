import type { CollectionBeforeChangeHook } from 'payload';
import type { Page } from '@/payload-types';
import { SAVES_DRAFT } from './changes-visitors-page';

/**
 * `isPublished` is the flag of the specification and `_status` that of Payload's drafts: one fact under two names.
 * Whichever a request changes leads. A draft is never published, whatever it says: Payload stores it unchecked, beside
 * a published page or as a new one. Nor does a page become published on its way into the trash or out of it, where
 * Payload checks only what was sent.
 */
export const keepPublishedInStep: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  const was = originalDoc?.isPublished ?? false;
  const flagChanged = data.isPublished !== undefined && data.isPublished !== was;
  const asked = flagChanged ? data.isPublished : data._status === 'published';
  const isChecked = !data.deletedAt && (!originalDoc?.deletedAt || data._status === 'published');
  const published = Boolean(asked) && req.context[SAVES_DRAFT] !== true && (was || isChecked);
  return { ...data, isPublished: published, _status: published ? 'published' : 'draft' };
};
