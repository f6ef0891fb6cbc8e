import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import type { Page } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';
import { homepageStays } from './homepage-stays';
import { setOffline } from '../data/publishing';
import { clearFailure } from '../data/schedule-failures';

type Offline = {
  page: LockedPage;
  /** Written with it, into the draft. */
  data?: Partial<Page>;
  /** As the system, which keeps to a page’s schedule. */
  overrideAccess?: boolean;
};

/**
 * Takes a page from its visitors. Nothing of it is lost or checked: what was published stays among its versions, and
 * its draft goes on. Like a save it counts, so that nobody publishes it again unawares.
 * @throws APIError 409 for the home page.
 */
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
