import { allBlocks } from '@/domain/pages/editor/blocks';
import { linksOf } from '@/domain/pages/editor/check/check-links';
import { subjectOf } from '@/domain/pages/editor/subject';
import { ownPath } from '@/domain/pages/safe-address';
import { env } from '@/lib/env';
import type { Read } from '../data/link-targets';
import { listMenuLinks, readPageContents, type PageContents } from '../data/page-contents';

export interface SiteLinkUse {
  page?: { id: string; title: string };
  /** As 'Hero Section “Welcome”', or 'Quick links'. */
  place: string;
  blockId?: string;
  property?: string;
  text: string;
  /** With its query; '' for a page by id. */
  path: string;
  pageId?: string;
  isLive: boolean;
  /** True if an unpublished draft is without it. */
  isMendedInDraft: boolean;
}

/** Links of pages, published and in draft, and of header and footer. `mentioning`: texts of which a page holds one. */
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
  const shown = linksIn(live);
  const left = linksIn(draft);
  const kept = new Set<Place>();
  // Links that stayed where they were come first: one that moved must not take their place.
  for (const isKept of [isSame, isMoved])
    for (const link of shown) {
      const at = kept.has(link) ? -1 : left.findIndex((each) => isKept(link, each));
      if (at < 0) continue;
      left.splice(at, 1);
      kept.add(link);
    }
  return [
    ...shown.map((link) => ({ page, ...link, isLive: true, isMendedInDraft: draft !== null && !kept.has(link) })),
    ...left.map((link) => ({ page, ...link, isLive: false, isMendedInDraft: false })),
  ];
}

const hasSameTarget = (one: Place, other: Place): boolean => one.path === other.path && one.pageId === other.pageId;

const isSame = (one: Place, other: Place): boolean =>
  hasSameTarget(one, other) && one.blockId === other.blockId && one.property === other.property;

/** In another block, or one made anew: REST gives blocks new ids if none are sent. */
const isMoved = (one: Place, other: Place): boolean => hasSameTarget(one, other) && one.text === other.text;

const linksIn = (blocks: PageContents['live']): Place[] =>
  allBlocks(blocks ?? []).flatMap(({ block }) =>
    linksOf(block).flatMap(({ property, text, address, pageId }): Place[] => {
      const path = pageId === undefined ? ownPath(address, env.publicUrl) : '';
      if (path === undefined) return [];
      return [{ place: subjectOf(block), blockId: block.id, property: property.path, text, path, pageId }];
    }),
  );
