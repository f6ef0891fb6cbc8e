/** A path of this site, the web, a place on the page, mail or phone. A scheme that runs code matches none. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const PICTURE = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** The address of a link that an editor typed, without spaces around it; `undefined` if it must not be followed. */
export function safeLink(address: string | null | undefined): string | undefined {
  return allowed(address, LINK);
}

/** The address of a picture that an editor typed; `undefined` if there is none, or none that may be loaded. */
export function safePicture(address: string | null | undefined): string | undefined {
  return allowed(address, PICTURE);
}

export function isOwnPath(address: string): boolean {
  return address.startsWith('/');
}

/**
 * The path that a safe address names on this site, with its query; undefined for one elsewhere.
 * @param origin of this site, without a slash at the end.
 */
export function ownPath(address: string, origin?: string): string | undefined {
  if (isOwnPath(address)) return address;
  if (!origin || !address.toLowerCase().startsWith(origin.toLowerCase())) return undefined;
  const path = address.slice(origin.length);
  if (path === '' || path.startsWith('?') || path.startsWith('#')) return `/${path}`;
  return isOwnPath(path) ? path : undefined;
}

/** Browsers pass over these wherever they stand: with one, '/' and '/elsewhere.test' become another site. */
const PASSED_OVER = /[\t\n\r]/;

function allowed(address: string | null | undefined, pattern: RegExp): string | undefined {
  const trimmed = address?.trim() ?? '';
  return pattern.test(trimmed) && !PASSED_OVER.test(trimmed) ? trimmed : undefined;
}
