import type { KitDocument, KitElement } from '../document/kit-document';
import { surfaceOf, type Surface } from '../garments/surface-of';
import type { Outlines } from '../lettering/outlines';
import { garmentOf } from '../paint/paint-surface';
import { describeElement, placeOf, sentence, type KitOrderPlayer, type KitProblem } from './kit-problem';
import { edgeOf, FINDINGS, findPlacement, sizeOf } from './placement';

const STEPS = 40;

export function checkPlacement(
  document: KitDocument,
  players: readonly KitOrderPlayer[],
  outlines: Outlines,
): KitProblem[] {
  return document.elements.flatMap((element) => {
    const surface = surfaceOf(garmentOf(document, element.garment), element.surface);
    const size = sizeOf(element, players, outlines);
    if (!surface || size[0] === 0) return [];
    const finding = findPlacement(edgeOf(size, element), surface);
    if (!finding) return [];
    const { says, ...problem } = FINDINGS[finding];
    const better = betterPlace(element, size, surface);
    return {
      ...problem,
      message: `${sentence(describeElement(element))} ${says}. Move it or make it smaller.`,
      ...(better && { fix: { label: 'Move it', kind: 'change-element' as const, id: element.id, change: better } }),
      at: placeOf(element),
    } satisfies KitProblem;
  });
}

function betterPlace(element: KitElement, size: [number, number], surface: Surface): { x: number; y: number } | null {
  const { box } = surface;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const x = Math.round(element.x + (middleX - element.x) * share);
    const y = Math.round(element.y + (middleY - element.y) * share);
    if (!findPlacement(edgeOf(size, { x, y, rotation: element.rotation }), surface)) return { x, y };
  }
  return null;
}
