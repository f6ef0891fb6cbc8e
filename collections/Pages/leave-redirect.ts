import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { currentTransaction } from '@/lib/database/transaction';
import type { Page } from '@/payload-types';
import { getPreviousStatus, getPublicationStatus } from './publication-status';
import {
  deleteAutomaticRedirects,
  deleteRedirectFrom,
  storeRedirect,
  wasPublishedAs,
} from '@/modules/pages/data/moved-pages';

/** Redirects from a published page’s former address to the page itself, so that a second rename makes no chain. */
export const leaveRedirect: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const now = await getPublicationStatus(req, doc.id);
  const then = await getPreviousStatus(req, doc.id);
  if (!now?.isPublished || (then?.isPublished && then.slug === now.slug)) return;
  const session = await currentTransaction(req);
  const freed = await deleteRedirectFrom(session, now.slug);
  // Visitors may know the address of a page that was taken offline before its rename.
  const moved =
    then !== undefined &&
    then.slug !== now.slug &&
    (then.isPublished || (await wasPublishedAs(session, doc.id, then.slug)));
  if (moved) await storeRedirect(session, then.slug, doc.id);
  if (moved || freed) await purgeAfterCommit(req, purgeTags({ collection: 'redirects' }));
};

export const removeRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteAutomaticRedirects(await currentTransaction(req), id);
};
