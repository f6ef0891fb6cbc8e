import type { Payload, PayloadRequest } from 'payload';
import { decodedPath, pathOnly } from '@/domain/pages/redirect-path';
import { readOf, readProductSlug } from '../data/link-targets';
import { listPageAddresses, listRedirectTargets } from '../data/page-addresses';
import { findKnownTargets } from './known-targets';
import { scanLinks, type SiteLinkUse } from './scan-links';

export interface BrokenLink extends SiteLinkUse {
  redirectId?: string;
}

export async function listBrokenLinks(payload: Payload): Promise<BrokenLink[]> {
  const read = readOf(payload);
  const [links, redirects] = await Promise.all([scanLinks(read), listRedirectTargets(read)]);
  const known = await findKnownTargets(read, {
    paths: [...links, ...redirects].flatMap(({ path }) => path || []),
    pageIds: links.flatMap(({ pageId }) => pageId ?? []),
  });
  const isBroken = ({ path, pageId }: Pick<SiteLinkUse, 'path' | 'pageId'>): boolean =>
    pageId === undefined ? !known.isKnownPath(path) : !known.isKnownPage(pageId);
  return [
    ...links.filter(isBroken),
    ...redirects
      .filter(({ isPageGone, path }) => isPageGone || (path !== '' && isBroken({ path })))
      .map(({ id, from, path }) => ({
        redirectId: id,
        place: 'Redirect',
        text: from,
        path,
        isLive: true,
        isMendedInDraft: false,
      })),
  ];
}

export interface LinkToPage extends SiteLinkUse {
  target: string;
}

/** Without links on the pages themselves. Within a request it reads in that transaction. */
export async function findLinksTo(within: Payload | PayloadRequest, ids: readonly string[]): Promise<LinkToPage[]> {
  const read = readOf(within);
  const pages = await listPageAddresses(read, ids);
  const targets = new Map(pages.flatMap(({ id, slug }) => [[`/${slug}`, id] as const, [id, id] as const]));
  if (targets.size === 0) return [];
  const links = await scanLinks(read, [...targets.keys()]);
  return links.flatMap((link): LinkToPage[] => {
    const target = targets.get(link.pageId ?? keyOf(link.path));
    return target === undefined || (link.page && ids.includes(link.page.id)) ? [] : [{ ...link, target }];
  });
}

export async function findLinksToProduct(within: Payload | PayloadRequest, id: string): Promise<SiteLinkUse[]> {
  const read = readOf(within);
  const names = [await readProductSlug(read, id), id].filter((name) => name !== undefined);
  const paths = names.map((name) => `/product/${name}`);
  return (await scanLinks(read, paths)).filter(({ path }) => paths.includes(keyOf(path)));
}

const keyOf = (path: string): string => decodedPath(pathOnly(path)).replace(/(?<=.)\/+$/, '');
