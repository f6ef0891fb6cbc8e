import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { addExtension } from '@/lib/payload/answer-extensions';
import type { SiteLinkUse } from '@/modules/pages/links/scan-links';

/** In a request's context: the links that lead to documents it deletes, by document. */
const LINKED_FROM = 'linkedFrom';

type Linked = Map<string, SiteLinkUse[]>;

type Hooks = { findLinkers: CollectionBeforeDeleteHook; tellLinkers: CollectionAfterDeleteHook<{ id: string }> };

/**
 * Hooks that look up who links to a document before it is deleted over REST or GraphQL, and add that to the answer, as
 * `linkedFrom`: of the document over REST, of the answer’s extensions by id over GraphQL. Our own screens show it before they ask.
 */
export const tellsLinkers = (find: (req: PayloadRequest, id: string) => Promise<SiteLinkUse[]>): Hooks => ({
  findLinkers: async ({ id, req }) => {
    if (req.payloadAPI === 'local') return;
    const linked = (req.context[LINKED_FROM] ??= new Map()) as Linked;
    linked.set(String(id), await find(req, String(id)));
  },
  tellLinkers: ({ doc, id, req }) => {
    const links = (req.context[LINKED_FROM] as Linked | undefined)?.get(String(id));
    if (!links) return doc;
    const linkedFrom = links.map(({ page, place, text, path, isLive }) => ({ page, place, text, path, isLive }));
    if (req.payloadAPI === 'GraphQL') addExtension(req, LINKED_FROM, { [String(id)]: linkedFrom });
    return { ...doc, linkedFrom };
  },
});
