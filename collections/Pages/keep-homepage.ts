import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { homepageStays } from '@/modules/pages/publishing/homepage-stays';
import type { Page } from '@/payload-types';
import { getPreviousStatus, getPublicationStatus } from './publication-status';

/**
 * No save takes a published home page offline or away from `/`, or schedules that: another page has to take its place
 * first. Checked against what is stored in the end, whatever the request said.
 * @throws APIError 409
 */
export const keepHomepage: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  const then = await getPreviousStatus(req, doc.id);
  if (!then?.isHomepage) return;
  const now = await getPublicationStatus(req, doc.id);
  if (now?.isDeleted && !then.isDeleted) throw homepageStays('deleted');
  const isToLeave = Boolean(doc.unpublishAt && !previousDoc?.unpublishAt);
  if (then.isPublished && (isToLeave || !now?.isPublished || !now.isHomepage)) throw homepageStays('offline');
};

/** @throws APIError 409 where the page is the home page. */
export const keepHomepageFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const status = await getPublicationStatus(req, String(id));
  if (status?.isHomepage) throw homepageStays('deleted');
};
