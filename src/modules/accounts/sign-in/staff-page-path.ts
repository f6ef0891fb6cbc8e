/** Page of staff’s screens that a referrer names, else the entrance of the back office. */
export function staffPagePath(referrer: string | null): string {
  const page = URL.parse(referrer ?? '');
  return page && /^\/(?:admin|cms)(?:\/[\w-]+)*$/.test(page.pathname) ? `${page.pathname}${page.search}` : '/admin';
}
