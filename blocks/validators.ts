import { isHexColor } from '@/domain/text/hex';
import { nodesIn, type TextNode } from '@/domain/pages/editor/plain-text';
import { safeLink, safePicture } from '@/domain/pages/safe-address';

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Accepts this site, the web, mail and phone; never a script. */
export const validAddress = (value: unknown): true | string =>
  !given(value) ||
  (typeof value === 'string' && safeLink(value) !== undefined) ||
  'Enter an address that begins with https://, /, #, mailto: or tel:.';

export const requiredAddress = (value: unknown): true | string =>
  given(value) ? validAddress(value) : 'This field is required.';

export const validPicture = (value: unknown): true | string =>
  !given(value) ||
  (typeof value === 'string' && safePicture(value) !== undefined) ||
  'Enter an address that begins with https:// or /.';

export const validHex = (value: unknown): true | string => isHexColor(value) || 'Enter a colour as #rrggbb.';

const ELEMENTS = new Set(['paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']);

/** Checks that a rich text can be drawn and that its links are allowed. */
export function validText(value: unknown): true | string {
  if (!given(value)) return true;
  const nodes = nodesIn(value);
  const isWhole = isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children);
  if (!isWhole || !nodes.every(({ type, children }) => !ELEMENTS.has(String(type)) || Array.isArray(children)))
    return 'This text cannot be shown.';
  return nodes.map(linkIn).find((answer) => answer !== true) ?? true;
}

function linkIn({ type, fields }: TextNode): true | string {
  if (type !== 'link' && type !== 'autolink') return true;
  if (!isRecord(fields)) return 'Enter an address for every link.';
  return fields.linkType === 'internal' || validAddress(fields.url);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
