import { contrast } from '../color';
import { inkColor, type KitDocument, type KitElement, type KitInk, type KitLettering } from '../document/kit-document';
import { groundsOf } from './ground';
import { CLEAR_RATIO, LEAST_OUTLINE, readabilityOf, severityOf } from './readability';
import type { LetteredElement } from '../lettering/printed-words';

interface LetteringMatch {
  color: KitInk;
  outline: KitLettering['outline'];
  /** Least WCAG ratio over all colourways. */
  ratio: number;
}

/** Outline width visible from the stand, as a share of capital height. */
const OUTLINE_SHARE = 0.03;

/** A kit colour without outline if clear, else with one (most contrast to the ground first), else white or black. */
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

  const contrastShare = (color: number): number =>
    document.colorways.reduce((sum, colorway, i) => {
      const ink = inkColor(color, colorway);
      const clear = (grounds[i] ?? []).filter(({ hex }) => contrast(ink, hex) >= CLEAR_RATIO);
      return sum + clear.reduce((all, { share }) => all + share, 0);
    }, 0);
  for (const color of slots.toSorted((a, b) => contrastShare(b) - contrastShare(a))) {
    const outlined = best(
      slots.filter((other) => other !== color).map((other) => judge(color, { color: other, width })),
    );
    if (outlined && outlined.ratio >= CLEAR_RATIO) return outlined;
  }
  const neutral = [judge('#ffffff', null), judge('#000000', null), judge('#ffffff', { color: '#000000', width })];
  return neutral.find(({ ratio }) => ratio >= CLEAR_RATIO) ?? (best([...neutral]) as LetteringMatch);
}

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
