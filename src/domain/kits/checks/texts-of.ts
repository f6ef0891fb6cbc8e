import type { KitElement } from '../document/kit-document';
import type { KitOrderPlayer } from './kit-problem';

export type LetteredElement = Exclude<KitElement, { kind: 'logo' }>;

/** Printed texts of an element, each with its player. */
export function textsOf(
  element: LetteredElement,
  players: readonly KitOrderPlayer[],
): { text: string; player?: number }[] {
  if (element.kind === 'text') return [{ text: element.text }];
  const { kind } = element;
  return players.flatMap((each, player) => {
    const text = each[kind]?.trim();
    return text ? [{ text, player }] : [];
  });
}
