import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { recordActivity } from '@/lib/activity';
import { asUser } from '@/lib/payload/as-user';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import { takenSlug } from '../data/check-slug';
import { lockPage, mayWritePages, type LockedPage } from '../data/lock-page';
import { documentOf } from '../document/page-document';
import { publishingErrors } from '../publishing/gate';
import { homepageStays } from '../publishing/homepage-stays';
import { takeOffline } from '../publishing/take-offline';
import { pageGone, pageRefusal, reasonOf, type PageRefusal } from '../document/refusal';
import { deleteRedirectFrom } from '../data/moved-pages';
import { setDeletedAt } from '../data/page-flags';
import { redirectPage } from '../redirects/redirect-page';

type OnPage = {
  req: PayloadRequest;
  id: string;
  redirectTo?: string;
};
type Done = Result<
  {
    id: string;
    title: string;
    /** Reason why a published page is a draft now. */
    keptBack?: string;
  },
  PageRefusal
>;

/** Only editors see it, and its address is free. Published part, draft and versions stay for `restorePage`. */
export const trashPage = ({ req, id, redirectTo }: OnPage): Promise<Done> =>
  move(req, id, 'Failed to delete page', async (session, page) => {
    if (page.isDeleted) return undefined;
    if (page.isHomepage) throw homepageStays('deleted');
    await setDeletedAt(session, id, new Date());
    if (redirectTo && page.isPublished) await redirectPage(req, session, page, redirectTo);
    await purgeAndRecord(req, page, 'page.trashed');
  });

/** A page that was published goes live, unless its links lead nowhere now: then it is a draft. */
export const restorePage = ({ req, id }: OnPage): Promise<Done> =>
  move(req, id, 'Failed to restore page', async (session, page) => {
    if (!page.isDeleted) return undefined;
    const taken = await takenSlug(session, page.publicSlug, id);
    if (taken) return invalidFields(taken);
    await setDeletedAt(session, id, null);
    const keptBack = page.isPublished ? await publishingProblem(req, id) : undefined;
    if (keptBack) await takeOffline(req, session, { page });
    else if (page.isPublished && (await deleteRedirectFrom(session, page.publicSlug)))
      await purgeAfterCommit(req, purgeTags({ collection: 'redirects' }));
    await purgeAndRecord(req, page, 'page.restored');
    return { ok: true, id, title: page.title, keptBack };
  });

async function move(
  req: PayloadRequest,
  id: string,
  otherwise: string,
  work: (session: Session, page: LockedPage) => Promise<Done | undefined>,
): Promise<Done> {
  try {
    return await inTransaction(req, async (session) => {
      if (!mayWritePages(req)) return failure('forbidden', 'You may not change pages.');
      const page = await lockPage(session, id);
      if (!page) return pageGone();
      return (await work(session, page)) ?? ({ ok: true, id, title: page.title } as const);
    });
  } catch (error) {
    return pageRefusal(error, otherwise);
  }
}

async function publishingProblem(req: PayloadRequest, id: string): Promise<string | undefined> {
  const live = await req.payload.findByID({ collection: 'pages', id, draft: false, ...asUser(req) });
  const errors = await publishingErrors(req, documentOf(live));
  return errors && reasonOf(invalidFields(errors));
}

async function purgeAndRecord(req: PayloadRequest, { id, title }: LockedPage, action: string): Promise<void> {
  await purgeAfterCommit(req, purgeTags({ collection: 'pages', id }));
  await recordActivity(req, action, { type: 'pages', id, name: title });
}
