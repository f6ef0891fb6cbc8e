import type { CollectionBeforeChangeHook } from 'payload';
import type { Page } from '@/payload-types';
import { RESTORES } from './refuse-outdated';

/** An earlier version brings back what the page said then, not whether it was the home page or when it was to appear. */
export const keepPlace: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  if (!req.context[RESTORES] || !originalDoc) return data;
  const { isHomepage, publishAt, unpublishAt } = originalDoc;
  return { ...data, isHomepage, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
};
