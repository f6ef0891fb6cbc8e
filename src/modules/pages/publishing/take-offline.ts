import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import type { Page } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';
import { homepageStays } from './homepage-stays';
import { setOffline } from '../data/page-flags';
import { clearFailure } from '../data/schedule-failures';

type Offline = {
  page: LockedPage;
  /** Saved with it, into the draft. */
  data?: Partial<Page>;
  overrideAccess?: boolean;
};

/** Checks nothing. Counts as a save, lest it is published again unawares. Throws APIError 409 for the homepage. */
export async function takeOffline(
  req: PayloadRequest,
  session: Session,
  { page, data, overrideAccess = false }: Offline,
): Promise<void> {
  if (page.isHomepage) throw homepageStays('offline');
  const { revision } = await req.payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...data, isPublished: false, _status: 'draft', unpublishAt: null },
    draft: true,
    depth: 0,
    user: req.user,
    overrideAccess,
    req,
  });
  await setOffline(session, page.id, revision);
  await clearFailure(session, page.id, 'unpublishAt');
  await purgeAfterCommit(req, purgeTags({ collection: 'pages', id: page.id }));
  await recordActivity(
    req,
    'page.unpublished',
    { type: 'pages', id: page.id, name: data?.title ?? page.title },
    { before: { isPublished: true, _status: 'published' }, after: { isPublished: false, _status: 'draft' } },
  );
}
