import { cleanLine } from './text';

/** Text for emails to unconfirmed addresses: a stranger may have typed both, to send words in the shop’s name. */

const MAX_NAME_LENGTH = 40;
const MAX_LINE_LENGTH = 60;
const MAX_TEXT_LENGTH = 300;

/** Word of a name (Anne-Marie, O’Neill) or initials (J., J.R.R.). */
const NAME_WORD = /^(?:[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?|(?:\p{L}\.)+)$/u;

/** Word that mail programs turn into a link: with an @, a scheme, or a dot before letters. */
const LINK_WORD = /@|[/\\]{2}|[.。．][^\s.]*\p{L}{2}/u;

/** Name without links, numbers, markup and line breaks; '' if nothing is left. */
export const plainName = (name: string): string => wholeWords(name, MAX_NAME_LENGTH, (word) => NAME_WORD.test(word));

export const plainLine = (line: string): string => wholeWords(unmarked(line), MAX_LINE_LENGTH, isNoLink);

const unmarked = (text: string): string => text.replace(/[<>[\]{}|]/g, ' ');

const isNoLink = (word: string): boolean => !LINK_WORD.test(word);

export function plainText(text: string): string {
  const plain = wholeWords(unmarked(text), Infinity, isNoLink);
  const kept = wholeWords(plain, MAX_TEXT_LENGTH, isNoLink);
  return kept === plain ? plain : `${kept}…`;
}

/** Name if plain as a whole: one that lost even a digit is another name. */
const wholeName = (name: string): string => (plainName(name) === cleanLine(name) ? plainName(name) : '');

export const greeting = (name: string): string => ['Hello', wholeName(name)].filter(Boolean).join(' ') + ',';

export const thanks = (name: string): string => ['Thank you', wholeName(name)].filter(Boolean).join(', ');

function wholeWords(text: string, maxLength: number, isFit: (word: string) => boolean): string {
  let kept = '';
  for (const word of cleanLine(text).split(' ').filter(isFit)) {
    const longer = kept ? `${kept} ${word}` : word;
    if (longer.length > maxLength) break;
    kept = longer;
  }
  return kept;
}
