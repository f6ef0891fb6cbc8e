import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { documentOf } from '@/modules/pages/document/page-document';
import { publishingErrors } from '@/modules/pages/publishing/gate';
import type { Page } from '@/payload-types';

/** Refuses to publish a faulty page, over every interface. @throws ValidationError */
export const checkBeforePublishing: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || data.deletedAt) return data;
  const page = { ...originalDoc, ...data } as Page;
  // Its own check refuses a field of the wrong type.
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
