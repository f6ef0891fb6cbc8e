/** The page of staff’s screens that a referrer names; the back office’s entrance where it names none. */
export function staffPagePath(referrer: string | null): string {
  if (!referrer || !URL.canParse(referrer)) return '/admin';
  const { pathname, search } = new URL(referrer);
  return /^\/(?:admin|cms)(?:\/[\w-]+)*$/.test(pathname) ? `${pathname}${search}` : '/admin';
}
