import { contrast } from '../color';
import { inkColor, type KitDocument, type KitElement, type KitInk, type KitLettering } from '../document/kit-document';
import { groundsOf } from './ground';
import { CLEAR_RATIO, LEAST_OUTLINE, readabilityOf, severityOf } from './readability';
import type { LetteredElement } from './texts-of';

export interface LetteringMatch {
  color: KitInk;
  outline: KitLettering['outline'];
  /** The least WCAG ratio in any colourway. */
  ratio: number;
}

/** The width of an outline that is seen from the stands, as a share of a capital’s height. */
const OUTLINE_SHARE = 0.03;

/**
 * The inks for a name, a number or a text that are read best in every colourway: a colour of the kit without an outline where that is
 * clear, else with one (the colour that stands out from most of the ground first), else white or black.
 */
export function matchLettering(document: KitDocument, element: LetteredElement): LetteringMatch {
  const grounds = groundsOf(document, element);
  const slots = (document.colorways[0]?.colors ?? []).map((_, slot) => slot);
  const width = Math.min(12, Math.max(LEAST_OUTLINE, Math.round(element.height * OUTLINE_SHARE * 2) / 2));
  const judge = (color: KitInk, outline: KitLettering['outline']): LetteringMatch => ({
    color,
    outline,
    ratio: Math.min(
      ...document.colorways.map(
        (colorway, i) => readabilityOf({ color, outline }, element.height, grounds[i] ?? [], colorway)?.ratio ?? 21,
      ),
    ),
  });
  const best = (matches: readonly LetteringMatch[]) => matches.toSorted((a, b) => b.ratio - a.ratio)[0];
  const plain = best(slots.map((color) => judge(color, null)));
  if (plain && plain.ratio >= CLEAR_RATIO) return plain;

  /** How much of the ground a colour stands out from without its outline. */
  const standsOut = (color: number): number =>
    document.colorways.reduce((sum, colorway, i) => {
      const ink = inkColor(color, colorway);
      const clear = (grounds[i] ?? []).filter(({ hex }) => contrast(ink, hex) >= CLEAR_RATIO);
      return sum + clear.reduce((all, { share }) => all + share, 0);
    }, 0);
  for (const color of slots.toSorted((a, b) => standsOut(b) - standsOut(a))) {
    const outlined = best(
      slots.filter((other) => other !== color).map((other) => judge(color, { color: other, width })),
    );
    if (outlined && outlined.ratio >= CLEAR_RATIO) return outlined;
  }
  const neutral = [judge('#ffffff', null), judge('#000000', null), judge('#ffffff', { color: '#000000', width })];
  return neutral.find(({ ratio }) => ratio >= CLEAR_RATIO) ?? (best([...neutral]) as LetteringMatch);
}

/**
 * The kit with letters that could not be read in inks that can; all others stay as they are.
 * @param isMeant of which elements; all where it is left out.
 */
export function withReadableLettering(
  document: KitDocument,
  isMeant: (element: KitElement) => boolean = () => true,
): KitDocument {
  const isClear = (element: LetteredElement): boolean =>
    groundsOf(document, element).every((ground, index) => {
      const colorway = document.colorways[index];
      const found = colorway && readabilityOf(element.lettering, element.height, ground, colorway);
      return !found || !severityOf(found);
    });
  return {
    ...document,
    elements: document.elements.map((element) => {
      if (element.kind === 'logo' || !isMeant(element) || isClear(element)) return element;
      const { color, outline } = matchLettering(document, element);
      return { ...element, lettering: { ...element.lettering, color, outline } };
    }),
  };
}
