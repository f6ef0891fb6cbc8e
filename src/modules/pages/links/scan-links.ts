import { allBlocks } from '@/domain/pages/editor/blocks';
import { linksOf } from '@/domain/pages/editor/check/check-links';
import { subjectOf } from '@/domain/pages/editor/subject';
import { ownPath } from '@/domain/pages/safe-address';
import { env } from '@/lib/env';
import type { Read } from '../data/link-targets';
import { listMenuLinks, readPageContents, type PageContents } from '../data/page-contents';

/** A link to a path or page of this site, with the place where it is shown. */
export interface SiteLinkUse {
  /** Nothing for one in header or footer. */
  page?: { id: string; title: string };
  /** As 'Hero Section “Welcome”', or 'Quick links'. */
  place: string;
  blockId?: string;
  /** Of the property in its block. */
  property?: string;
  text: string;
  /** With its query; '' where it names a page by id. */
  path: string;
  pageId?: string;
  /** Whether visitors see it; else it is in a draft alone. */
  isLive: boolean;
  /** Whether a draft that is not published yet is without it. */
  isMendedInDraft: boolean;
}

/**
 * Links of the site to itself: of every page as visitors see it and in its draft, and of header and footer.
 * @param mentioning texts of which a page has to hold one.
 */
export async function scanLinks(read: Read, mentioning?: readonly string[]): Promise<SiteLinkUse[]> {
  const found: SiteLinkUse[] = [];
  for await (const page of readPageContents(read, mentioning)) found.push(...linksOfPage(page));
  const menu = await listMenuLinks(read);
  return [
    ...found,
    ...menu.flatMap(({ list, label, href }): SiteLinkUse[] => {
      const path = ownPath(href.trim(), env.publicUrl);
      return path === undefined ? [] : [{ place: list, text: label, path, isLive: true, isMendedInDraft: false }];
    }),
  ];
}

type Place = Pick<SiteLinkUse, 'place' | 'blockId' | 'property' | 'text' | 'path' | 'pageId'>;

function linksOfPage({ id, title, live, draft }: PageContents): SiteLinkUse[] {
  const page = { id, title };
  const [shown, drafted] = [linksIn(live), linksIn(draft)];
  const keys = (links: readonly Place[]) => new Set(links.map(keyOf));
  const [liveKeys, draftKeys] = [keys(shown), keys(drafted)];
  return [
    ...shown.map((link) => ({
      page,
      ...link,
      isLive: true,
      isMendedInDraft: draft !== null && !draftKeys.has(keyOf(link)),
    })),
    ...drafted
      .filter((link) => !liveKeys.has(keyOf(link)))
      .map((link) => ({ page, ...link, isLive: false, isMendedInDraft: false })),
  ];
}

const keyOf = ({ blockId, property, path, pageId }: Place): string => JSON.stringify([blockId, property, path, pageId]);

const linksIn = (blocks: PageContents['live']): Place[] =>
  allBlocks(blocks ?? []).flatMap(({ block }) =>
    linksOf(block).flatMap(({ property, text, address, pageId }): Place[] => {
      const path = pageId === undefined ? ownPath(address, env.publicUrl) : '';
      if (path === undefined) return [];
      return [{ place: subjectOf(block), blockId: block.id, property: property.path, text, path, pageId }];
    }),
  );
