/** At the end of a redirect’s old address: everything below; at the end of its new one: the same rest. */
export const WILDCARD = '/*';

const HERE = 'http://here.invalid';

export const isWildcard = (path: string): boolean => path.endsWith(WILDCARD);

/** Decodes `/caf%C3%A9`; an invalid encoding stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Normal form of a path: lower case, decoded, no trailing slash. */
export const redirectKey = (path: string): string => {
  const plain = decodedPath(path.trim()).toLowerCase();
  return plain.length > 1 ? plain.replace(/\/+$/, '') : plain;
};

/** Old addresses covering a path: its own, then wildcards from nearest to furthest. */
export function coveringPaths(path: string): string[] {
  const key = redirectKey(path);
  if (key === '/') return [key];
  const segments = key.split('/');
  return [key, ...segments.map((_, index) => segments.slice(0, segments.length - index).join('/') + WILDCARD)];
}

export const covers = (from: string, path: string): boolean => coveringPaths(path).includes(redirectKey(from));

export function destination({ from, to }: { from: string; to: string }, path: string): string {
  if (!isWildcard(to)) return to;
  const depth = from.split('/').length - 1;
  const rest = path
    .split('/')
    .slice(depth)
    .filter((segment) => segment !== '' && !/^\.{1,2}$/.test(segment));
  // Encoded anew: a leading backslash or second slash would lead to another site.
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

/** Header form: non-ASCII characters as bytes. */
export function headerAddress(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : href;
}

export const pathOnly = (address: string): string => address.replace(/[?#].*$/, '');
