import { isHexColor } from '@/domain/hex';
import { safeLink, safePicture } from '@/domain/safe-address';

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The address of a link: of this site, the web, mail or telephone; never a script. */
export const validAddress = (value: unknown): true | string =>
  !given(value) ||
  (typeof value === 'string' && safeLink(value) !== undefined) ||
  'Enter an address that begins with https://, /, #, mailto: or tel:.';

export const validPicture = (value: unknown): true | string =>
  !given(value) ||
  (typeof value === 'string' && safePicture(value) !== undefined) ||
  'Enter an address that begins with https:// or /.';

export const validHex = (value: unknown): true | string => isHexColor(value) || 'Enter a colour as #rrggbb.';
