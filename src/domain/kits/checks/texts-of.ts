import type { KitElement } from '../document/kit-document';
import type { KitOrderPlayer } from './kit-problem';

export type LetteredElement = Exclude<KitElement, { kind: 'logo' }>;

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
