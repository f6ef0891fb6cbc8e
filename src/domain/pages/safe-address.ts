/** A path of this site, the web, an anchor, mail or phone. Excludes schemes that run code. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const PICTURE = /^(?:https?:\/\/|\/(?![/\\]))/i;

export function safeLink(address: string | null | undefined): string | undefined {
  return allowed(address, LINK);
}

export function safePicture(address: string | null | undefined): string | undefined {
  return allowed(address, PICTURE);
}

export function isOwnPath(address: string): boolean {
  return address.startsWith('/');
}

/** With its query; undefined for other sites. `origin` is this site’s, without trailing slash. */
export function ownPath(address: string, origin?: string): string | undefined {
  if (isOwnPath(address)) return address;
  if (!origin || !address.toLowerCase().startsWith(origin.toLowerCase())) return undefined;
  const path = address.slice(origin.length);
  if (path === '' || path.startsWith('?') || path.startsWith('#')) return `/${path}`;
  return isOwnPath(path) ? path : undefined;
}

/** Browsers ignore these anywhere: with one, '/' and '/elsewhere.test' become another site. */
const PASSED_OVER = /[\t\n\r]/;

function allowed(address: string | null | undefined, pattern: RegExp): string | undefined {
  const trimmed = address?.trim() ?? '';
  return pattern.test(trimmed) && !PASSED_OVER.test(trimmed) ? trimmed : undefined;
}
