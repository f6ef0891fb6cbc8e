import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { addExtension } from '@/lib/payload/answer-extensions';
import type { SiteLinkUse } from '@/modules/pages/links/scan-links';

const LINKED_FROM = 'linkedFrom';

type Linked = Map<string, SiteLinkUse[]>;

type Hooks = { findLinkers: CollectionBeforeDeleteHook; tellLinkers: CollectionAfterDeleteHook<{ id: string }> };

/** Adds `linkedFrom` to the response of a deletion: to the document over REST, to `extensions` over GraphQL. */
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
