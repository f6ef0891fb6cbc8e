import type { CollectionBeforeChangeHook } from 'payload';
import type { Page } from '@/payload-types';

/**
 * `isPublished` is the flag of the specification and `_status` that of Payload's drafts: one fact under two names.
 * Whichever a request changes leads; a draft saved over a published page leaves the published one alone.
 */
export const keepPublishedInStep: CollectionBeforeChangeHook<Page> = ({ data, originalDoc }) => {
  const flagChanged = data.isPublished !== undefined && data.isPublished !== (originalDoc?.isPublished ?? false);
  const published = flagChanged ? data.isPublished : data._status === 'published';
  return { ...data, isPublished: published, _status: published ? 'published' : 'draft' };
};
