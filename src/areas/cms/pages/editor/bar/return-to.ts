const PAGES = '/cms/pages';

/** Target of Back: the screen of the CMS that opened the editor, or the list of pages. */
export function pageToReturnTo(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return PAGES;
  const { origin: from, pathname, search } = new URL(referrer);
  const isScreen = from === origin && /^\/cms\/(?!login(?:\/|$)|pages\/.)/.test(pathname);
  return isScreen ? `${pathname}${search}` : PAGES;
}
