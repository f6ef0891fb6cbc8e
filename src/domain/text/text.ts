/** NUL, which PostgreSQL refuses in text, and lone surrogates, which it refuses in jsonb. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

export const storableText = (text: string): string => text.replace(UNSTORABLE, '');

/** Normalises text of several lines: NFC, trimmed, line ends as LF, nothing PostgreSQL refuses. */
export function cleanText(text: string): string {
  return storableText(text).replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** As `cleanText`, on one line: control characters and runs of white space become one space. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
