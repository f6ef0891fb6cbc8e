import { safeLink, safePicture } from '@/domain/pages/safe-address';

const LINK_STARTS = ['/', '#', 'https://', 'http://', 'mailto:', 'tel:'];
const PICTURE_STARTS = ['/', 'https://', 'http://'];

/** Error in a link's address during typing; undefined while it can still become valid. */
export function linkProblem(address: string): string | undefined {
  if (safeLink(address) || isBeginningOf(LINK_STARTS, address)) return undefined;
  return 'Start with / for a page on this site, or with https://, mailto:, tel: or #.';
}

export function pictureProblem(address: string): string | undefined {
  if (safePicture(address) || isBeginningOf(PICTURE_STARTS, address)) return undefined;
  return 'Start with https://, or choose a picture from the library.';
}

const isBeginningOf = (starts: readonly string[], address: string): boolean =>
  starts.some((start) => start.startsWith(address.trim().toLowerCase()));
