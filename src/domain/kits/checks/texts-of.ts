import { wordsOf, type LetteredElement } from '../lettering/printed-words';
import type { KitOrderPlayer } from './kit-problem';

export function textsOf(
  element: LetteredElement,
  players: readonly KitOrderPlayer[],
): { text: string; player?: number }[] {
  if (element.kind === 'text') return [{ text: wordsOf(element, {}) }];
  return players.flatMap((each, player) => {
    const text = wordsOf(element, each).trim();
    return text ? [{ text, player }] : [];
  });
}
