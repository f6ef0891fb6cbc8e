import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import { takenSlug } from '../data/check-slug';
import { lockPage, mayWritePages, type LockedPage } from '../data/lock-page';
import { homepageStays } from '../publishing/homepage-stays';
import { pageGone, pageRefusal, type PageRefusal } from '../document/refusal';
import { deleteRedirectFrom } from '../data/moved-pages';
import { setDeletedAt } from '../data/publishing';
import { redirectPage } from '../redirects/redirect-page';

type OnPage = {
  req: PayloadRequest;
  id: string;
  /** Where its address leads from now on, if visitors know it. */
  redirectTo?: string;
};
type Done = Result<{ id: string; title: string }, PageRefusal>;

/**
 * Puts a page into the trash, where nobody but editors sees it and its address is free for another. It is kept exactly
 * as it is, published part, draft and versions, so that `restorePage` undoes it.
 */
export const trashPage = ({ req, id, redirectTo }: OnPage): Promise<Done> =>
  move(req, id, 'Failed to delete page', async (session, page) => {
    if (page.isDeleted) return undefined;
    if (page.isHomepage) throw homepageStays('deleted');
    await setDeletedAt(session, id, new Date());
    if (redirectTo && page.isPublished) await redirectPage(req, session, page, redirectTo);
    await purgeAndRecord(req, page, 'page.trashed');
  });

/** Takes a page out of the trash again, as it was: one that was published is seen at once. */
export const restorePage = ({ req, id }: OnPage): Promise<Done> =>
  move(req, id, 'Failed to restore page', async (session, page) => {
    if (!page.isDeleted) return undefined;
    const taken = await takenSlug(session, page.publicSlug, id);
    if (taken) return invalidFields(taken);
    await setDeletedAt(session, id, null);
    if (page.isPublished && (await deleteRedirectFrom(session, page.publicSlug)))
      await purgeAfterCommit(req, purgeTags({ collection: 'redirects' }));
    await purgeAndRecord(req, page, 'page.restored');
  });

async function move(
  req: PayloadRequest,
  id: string,
  otherwise: string,
  work: (session: Session, page: LockedPage) => Promise<Extract<Done, { ok: false }> | undefined>,
): Promise<Done> {
  try {
    return await inTransaction(req, async (session) => {
      if (!mayWritePages(req)) return failure('forbidden', 'You may not change pages.');
      const page = await lockPage(session, id);
      if (!page) return pageGone();
      const refused = await work(session, page);
      return refused ?? ({ ok: true, id, title: page.title } as const);
    });
  } catch (error) {
    return pageRefusal(error, otherwise);
  }
}

async function purgeAndRecord(req: PayloadRequest, { id, title }: LockedPage, action: string): Promise<void> {
  await purgeAfterCommit(req, purgeTags({ collection: 'pages', id }));
  await recordActivity(req, action, { type: 'pages', id, name: title });
}
