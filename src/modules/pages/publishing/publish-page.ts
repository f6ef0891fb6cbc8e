import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Page } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';

type Publish = {
  page: LockedPage;
  /** Written with it; without it the draft goes live as it is. */
  data?: Partial<Page>;
  /** As the system, which keeps to a page’s schedule. */
  overrideAccess?: boolean;
};

/**
 * Shows visitors the newest version of a page, from its next load on.
 * @throws Payload’s errors where something in it is not right; the transaction is then over.
 */
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
