import type { KitElement, KitPlayer } from '../document/kit-document';

export type LetteredElement = Exclude<KitElement, { kind: 'logo' }>;

export function wordsOf(element: LetteredElement, player: KitPlayer): string {
  const typed = element.kind === 'text' ? element.text : (player[element.kind] ?? '');
  return element.lettering.capitals ? typed.toUpperCase() : typed;
}
