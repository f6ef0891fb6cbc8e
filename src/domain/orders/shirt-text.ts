/** Printable text on shirts: one rule for names, whether typed, imported or sent. */
import { onFirstUse } from '../text/on-first-use';

/** Latin (Europe, Turkey, Vietnam), Greek, Cyrillic, figures, punctuation of names: the documents’ fonts have all. */
const PRINTABLE =
  /^[\x20-\x7E¡¿ªº«»·\u00C0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u02BC\u1E80-\u1E85\u1EA0-\u1EF9\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0481\u048A-\u0513‘’“”–—]$/u;

const letters = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** First unprintable letter with all its parts, as an emoji’s; undefined if all can be printed. */
export function unprintableLetter(text: string): string | undefined {
  for (const { segment } of letters().segment(text.normalize('NFC').replace(/\s/g, ' ')))
    if (!PRINTABLE.test(segment)) return segment;
  return undefined;
}

export function shirtTextProblem(text: string): string | undefined {
  const letter = unprintableLetter(text);
  return (
    letter &&
    `“${letter}” cannot be printed on a shirt. Use Latin, Greek or Cyrillic letters, numbers and simple punctuation.`
  );
}
