import { hasLetter } from './fonts';
import { onFirstUse } from '@/domain/text/on-first-use';

export const REPLACEMENT = '\uFFFD';

const letters = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const PLAIN = /^[\n\x20-\x7e]*$/;
/** Seen as nothing: soft hyphens, joiners, marks of direction, variation selectors. */
const INVISIBLE = /[\u00AD\p{Cf}\p{Variation_Selector}]/gu;
const known = new Set<string>();

/** Replaces each letter without a font, such as an emoji: nothing is dropped in silence. Needs `loadFontsFor`. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return Array.from(letters().segment(text.normalize('NFC')), ({ segment }) => {
    const shown = segment.replace(INVISIBLE, '');
    return /^\s*$/.test(shown) ? shown.replace(/[^\n]/g, ' ') : isPrintable(shown) ? shown : REPLACEMENT;
  }).join('');
}

/** Needs `loadFontsFor`. */
export function needsReplacement(data: unknown): boolean {
  if (typeof data === 'string') return printable(data).includes(REPLACEMENT);
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return false;
  return Object.values(data).some(needsReplacement);
}

function isPrintable(letter: string): boolean {
  if (known.has(letter)) return true;
  const found = [...letter].every((each) => hasLetter(each.codePointAt(0) ?? 0));
  if (found) known.add(letter);
  return found;
}
