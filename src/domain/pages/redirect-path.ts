/** Addresses that redirects begin at. Pure. */

/** At the end of a redirect’s old address: everything below; at the end of its new one: the same rest. */
export const WILDCARD = '/*';

const HERE = 'http://here.invalid';

export const isWildcard = (path: string): boolean => path.endsWith(WILDCARD);

/** `/caf%C3%A9` as it is read; a path that is not encoded right as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path as redirects keep it, without capitals, encoding, or a slash at the end. */
export const redirectKey = (path: string): string => {
  const plain = decodedPath(path.trim()).toLowerCase();
  return plain.length > 1 ? plain.replace(/\/+$/, '') : plain;
};

/** The old addresses that would cover a path: its own, then wildcards from the nearest to the furthest. */
export function coveringPaths(path: string): string[] {
  const key = redirectKey(path);
  if (key === '/') return [key];
  const segments = key.split('/');
  return [key, ...segments.map((_, index) => segments.slice(0, segments.length - index).join('/') + WILDCARD)];
}

/** True if a redirect from `from` applies to a path. */
export const covers = (from: string, path: string): boolean => coveringPaths(path).includes(redirectKey(from));

/** The address that a redirect leads to from a path, with what the wildcard stood for. */
export function destination({ from, to }: { from: string; to: string }, path: string): string {
  if (!isWildcard(to)) return to;
  const depth = from.split('/').length - 1;
  const rest = path
    .split('/')
    .slice(depth)
    .filter((segment) => segment !== '' && !/^\.{1,2}$/.test(segment));
  // Encoded anew: a backslash or a second slash in front would make another site of it.
  const carried = isWildcard(from) ? rest.map((segment) => `/${encodeURIComponent(decodedSegment(segment))}`) : [];
  return `${to.slice(0, -WILDCARD.length)}${carried.join('')}` || '/';
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The address as a header takes it: what is not plain ASCII is written as its bytes. */
export function headerAddress(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : href;
}

/** Without query and place on the page. */
export const pathOnly = (address: string): string => address.replace(/[?#].*$/, '');
