import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { homepageStays } from '@/features/cms/operations/pages/homepage-stays';
import type { Page } from '@/payload-types';
import { standingBefore, standingOf } from './standing';

/**
 * A published home page is neither taken offline nor away from `/`, nor given a time to leave, by any save: another
 * page takes its place first. Judged by what is stored in the end, whatever the request said.
 * @throws APIError 409
 */
export const keepHomepage: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  const then = await standingBefore(req, doc.id);
  if (!then?.isHomepage) return;
  const now = await standingOf(req, doc.id);
  if (now?.isDeleted && !then.isDeleted) throw homepageStays('deleted');
  const isToLeave = Boolean(doc.unpublishAt && !previousDoc?.unpublishAt);
  if (then.isPublished && (isToLeave || !now?.isPublished || !now.isHomepage)) throw homepageStays('offline');
};

/** @throws APIError 409 where the page stands at `/`. */
export const keepHomepageFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const standing = await standingOf(req, String(id));
  if (standing?.isHomepage) throw homepageStays('deleted');
};
