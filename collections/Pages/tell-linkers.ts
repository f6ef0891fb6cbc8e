import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { findLinksTo, type LinkToPage } from '@/modules/pages/links/link-report';
import type { Page } from '@/payload-types';

/** In a request's context: the links that lead to pages it deletes, by page. */
const LINKED_FROM = 'pagesLinkedFrom';

type Linked = Map<string, LinkToPage[]>;

/** Looks up who links to a page before it is deleted over REST or GraphQL: our own screens show that before they ask. */
export const findLinkers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI === 'local') return;
  const linked = (req.context[LINKED_FROM] ??= new Map()) as Linked;
  linked.set(String(id), await findLinksTo(req, [String(id)]));
};

/** Adds them to the answer, as `linkedFrom`. */
export const tellLinkers: CollectionAfterDeleteHook<Page> = ({ doc, id, req }) => {
  const links = (req.context[LINKED_FROM] as Linked | undefined)?.get(String(id));
  if (!links) return doc;
  const linkedFrom = links.map(({ page, place, text, path, isLive }) => ({ page, place, text, path, isLive }));
  return { ...doc, linkedFrom };
};
