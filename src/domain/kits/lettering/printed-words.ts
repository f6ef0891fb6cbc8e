import type { KitElement, KitPlayer } from '../document/kit-document';

export type LetteredElement = Exclude<KitElement, { kind: 'logo' }>;

/** Words of an element as they are printed for a player. */
export function wordsOf(element: LetteredElement, player: KitPlayer): string {
  const typed = element.kind === 'text' ? element.text : (player[element.kind] ?? '');
  return element.lettering.capitals ? typed.toUpperCase() : typed;
}
