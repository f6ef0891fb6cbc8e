import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Page } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';

type Publish = {
  page: LockedPage;
  /** Saved with it; undefined publishes the draft. */
  data?: Partial<Page>;
  /** As the system, which keeps to a page’s schedule. */
  overrideAccess?: boolean;
};

/** Throws Payload’s errors; the transaction is then over. */
export async function publishPage(req: PayloadRequest, { page, data, overrideAccess = false }: Publish): Promise<void> {
  await req.payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...data, isPublished: true, _status: 'published', publishAt: null },
    draft: false,
    depth: 0,
    user: req.user,
    overrideAccess,
    req,
  });
  await recordActivity(
    req,
    'page.published',
    { type: 'pages', id: page.id, name: data?.title ?? page.title },
    {
      before: { isPublished: page.isPublished, _status: page.isPublished ? 'published' : 'draft' },
      after: { isPublished: true, _status: 'published' },
    },
  );
}
