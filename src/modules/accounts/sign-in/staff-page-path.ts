export function staffPagePath(referrer: string | null): string {
  const page = URL.parse(referrer ?? '');
  return page && /^\/(?:admin|cms)(?:\/[\w-]+)*$/.test(page.pathname) ? `${page.pathname}${page.search}` : '/admin';
}
