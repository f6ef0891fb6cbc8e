import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALL_CATEGORIES, SHOP_CATEGORIES } from '@/domain/catalogue/shop-filters';
import { decodedPath, pathOnly } from '@/domain/pages/redirect-path';
import { publicRouteOf } from '@/lib/http-cache/public-parameters';
import { followRedirects } from '../data/redirects';
import { findTargets, type Read, type TargetKeys } from '../data/link-targets';

interface Wanted {
  paths: Iterable<string>;
  pageIds?: Iterable<string>;
  mediaIds?: Iterable<string>;
}

interface KnownTargets {
  isKnownPath: (path: string) => boolean;
  isKnownPage: (id: string) => boolean;
  isKnownMedia: (id: string) => boolean;
}

type Kind = keyof TargetKeys;

/** A record that may be gone, a fixed address, or neither. */
type Target = { kind: Kind; key: string } | 'always' | 'elsewhere';

const HERE = 'http://here.invalid';
const PUBLIC_FOLDER = path.join(process.cwd(), 'public');
const ALWAYS_CATEGORIES: ReadonlySet<string> = new Set([ALL_CATEGORIES, ...SHOP_CATEGORIES]);
const DRAWN = /^\/(?:icon\.svg|favicon\.ico|apple-touch-icon\.png)$/;

function targetOf(address: string): Target {
  if (!URL.canParse(address, HERE)) return 'elsewhere';
  const url = new URL(address, HERE);
  const plain = decodedPath(url.pathname).replace(/(?<=.)\/+$/, '');
  const [, first = '', second = '', , fourth = ''] = plain.split('/');
  switch (publicRouteOf(plain)) {
    case '/product/[id]':
      return { kind: 'products', key: second };
    case '/media/[id]':
      return { kind: 'mediaIds', key: second.toLowerCase() };
    case '/api/media/file/[name]':
      return { kind: 'mediaFiles', key: fourth };
    case '/shop': {
      const category = url.searchParams.get('category')?.trim().toLowerCase();
      return !category || ALWAYS_CATEGORIES.has(category) ? 'always' : { kind: 'categories', key: category };
    }
    case '/[...slug]':
      if (second !== '' || first.includes('.')) return isPublicFile(plain) ? 'always' : 'elsewhere';
      return { kind: 'pageSlugs', key: first };
    default:
      return 'always';
  }
}

function isPublicFile(plain: string): boolean {
  const file = path.join(PUBLIC_FOLDER, plain);
  return DRAWN.test(plain) || (file.startsWith(PUBLIC_FOLDER + path.sep) && !plain.includes('\0') && existsSync(file));
}

/** Each is a read of its own. Those beyond count as found. */
const MOST_REDIRECTS = 500;

/** `soon`: slugs of pages that are about to be published. */
export async function findKnownTargets(
  read: Read,
  { paths, pageIds = [], mediaIds = [] }: Wanted,
  soon: Iterable<string> = [],
): Promise<KnownTargets> {
  const unique = [...new Set(paths)];
  const moved = new Map<string, string>();
  const first = await lookUp(read, { paths: unique, pageIds, mediaIds }, soon);
  const missing = unique.filter((each) => !first.has(each));
  for (const each of missing.slice(0, MOST_REDIRECTS)) {
    const found = await followRedirects(read, pathOnly(each));
    if (found) moved.set(each, found.to);
  }
  const ends = [...moved.values()].filter((to) => to.startsWith('/'));
  const second = ends.length > 0 ? await lookUp(read, { paths: ends }, soon) : undefined;
  const unasked = new Set(missing.slice(MOST_REDIRECTS));
  return {
    isKnownPath: (each) => {
      const to = moved.get(each);
      return (
        first.has(each) || unasked.has(each) || (to !== undefined && (!to.startsWith('/') || second?.has(to) === true))
      );
    },
    isKnownPage: (id) => first.found.pageIds.has(id.toLowerCase()),
    isKnownMedia: (id) => first.found.mediaIds.has(id.toLowerCase()),
  };
}

async function lookUp(read: Read, { paths, pageIds = [], mediaIds = [] }: Wanted, soon: Iterable<string>) {
  const lower = (ids: Iterable<string>) => [...ids].map((id) => id.toLowerCase());
  const keys: TargetKeys = {
    pageSlugs: [],
    pageIds: lower(pageIds),
    products: [],
    categories: [],
    mediaIds: lower(mediaIds),
    mediaFiles: [],
  };
  for (const each of paths) {
    const target = targetOf(each);
    if (typeof target === 'object') keys[target.kind].push(target.key);
  }
  const rows = await findTargets(read, keys);
  const found = Object.fromEntries(Object.entries(rows).map(([kind, list]) => [kind, new Set(list)])) as Record<
    Kind,
    Set<string>
  >;
  for (const slug of soon) found.pageSlugs.add(slug);
  const has = (address: string): boolean => {
    const target = targetOf(address);
    return target === 'always' || (typeof target === 'object' && found[target.kind].has(target.key));
  };
  return { found, has };
}
