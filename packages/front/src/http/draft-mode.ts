import type { IncomingHttpHeaders } from 'node:http';

const HEADERS = [
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
];
const COOKIES = /(?:^|;)\s*__(?:next_preview_data|prerender_bypass)\s*=[^;]*/g;

/** Drops what Next trusts by draft-mode keys, readable in a build: pages past caches, and caches emptied. */
export function dropDraftMode(headers: IncomingHttpHeaders): void {
  for (const name of HEADERS) delete headers[name];
  if (headers.cookie === undefined) return;
  const others = headers.cookie.replace(COOKIES, '').replace(/^[;\s]+/, '');
  if (others) headers.cookie = others;
  else delete headers.cookie;
}
