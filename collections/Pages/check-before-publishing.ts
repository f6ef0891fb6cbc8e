import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { documentOf } from '@/modules/pages/document/page-document';
import { publishingErrors } from '@/modules/pages/publishing/gate';
import type { Page } from '@/payload-types';

/**
 * Keeps back a page that visitors would find faulty, however it is to be published. Drafts may be faulty, and so may what
 * goes into the trash.
 * @throws ValidationError
 */
export const checkBeforePublishing: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || data.deletedAt) return data;
  const page = { ...originalDoc, ...data } as Page;
  // A field of the wrong type is refused by its own check.
  if (!Array.isArray(page.content ?? []) || typeof page.title !== 'string' || typeof page.slug !== 'string')
    return data;
  const errors = await publishingErrors(req, documentOf(page));
  if (!errors) return data;
  throw new ValidationError(
    {
      collection: 'pages',
      errors: Object.entries(errors).flatMap(([path, messages]) => messages.map((message) => ({ path, message }))),
      req,
    },
    req.t,
  );
};
