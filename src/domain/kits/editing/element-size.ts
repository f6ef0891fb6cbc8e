import type { KitElement, KitPlayer } from '../document/kit-document';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { wordsOf } from '../lettering/printed-words';

/** Printed width and height in millimetres before rotation; the maximum room while the font is not loaded. */
export function elementSize(
  element: KitElement,
  outlines: Outlines,
  player: KitPlayer,
): { width: number; height: number } {
  if (element.kind === 'logo') {
    const { width, logo } = element;
    return { width, height: (width * logo.height) / logo.width };
  }
  const { lettering, height, maxWidth } = element;
  const { width, height: high } = layOutText(wordsOf(element, player), lettering, { height, maxWidth }, outlines);
  return width > 0 ? { width, height: high } : { width: maxWidth, height };
}
