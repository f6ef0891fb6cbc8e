import { foldText, wordsOf } from './search-words';

interface TitlePart {
  text: string;
  isHit: boolean;
}

export function highlight(title: string, search: string): TitlePart[] {
  const words = wordsOf(search).toSorted((a, b) => b.length - a.length);
  const parts: TitlePart[] = [];
  const add = (text: string, isHit: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isHit === isHit) last.text += text;
    else parts.push({ text, isHit });
  };
  for (const piece of title.split(/([^\p{L}\p{M}\p{N}'’]+)/u)) {
    const folded = foldText(piece);
    const word = folded === '' ? undefined : words.find((each) => folded.startsWith(each));
    const length = word === undefined ? 0 : lettersFor(piece, word.length);
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}

/** Length of a piece of text whose folded form has so many letters. */
function lettersFor(piece: string, folded: number): number {
  let length = 0;
  for (const letter of piece.match(/\P{M}\p{M}*/gu) ?? []) {
    if (foldText(piece.slice(0, length)).length >= folded) break;
    length += letter.length;
  }
  return length;
}
