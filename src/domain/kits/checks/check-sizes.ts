import { SIZES, type SizeCode } from '../../catalogue/sizes';
import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import { standingOn } from '../garments/on-cloth';
import { surfaceIn, surfaceOf } from '../garments/surface-of';
import type { Outlines } from '../lettering/outlines';
import { garmentOf } from '../paint/paint-surface';
import { gradeOf, printScaleOf, REFERENCE_SIZES } from '../production/grading';
import type { SizeTable } from '../production/size-table';
import { describeElement, placeOf, sentence, type KitProblem } from './kit-problem';
import { orderedSizes, type OrderedPieces } from './ordered-sizes';
import { edgeOf, FINDINGS, findPlacement, sizeOf, type Finding } from './placement';

function findInSize(
  element: KitElement,
  [width, height]: [number, number],
  garment: KitGarment,
  size: SizeCode,
  sizes: SizeTable,
): Finding | null {
  const grade = gradeOf(garment, size, sizes);
  const surface = surfaceIn(garment, element.surface, grade);
  const { x, y, scale } = standingOn(element, grade, printScaleOf(garment, size, sizes));
  const edge = edgeOf([width * scale, height * scale], { x, y, rotation: element.rotation });
  return surface ? findPlacement(edge, surface) : null;
}

/** Elements placed well on the drawing but not on an ordered size; reported once, for the smallest. */
export function checkSizes(
  document: KitDocument,
  pieces: OrderedPieces,
  outlines: Outlines,
  sizes: SizeTable = {},
): KitProblem[] {
  return document.elements.flatMap((element) => {
    const garment = garmentOf(document, element.garment);
    const ordered = orderedSizes(element, pieces);
    const drawn = surfaceOf(garment, element.surface);
    const box = sizeOf(element, pieces.players ?? [], outlines);
    if (!drawn || box[0] === 0 || findPlacement(edgeOf(box, element), drawn)) return [];
    for (const { code, label } of SIZES) {
      if (!ordered.has(code) || code === REFERENCE_SIZES[garment.cut]) continue;
      const finding = findInSize(element, box, garment, code, sizes);
      if (!finding) continue;
      const { says, ...problem } = FINDINGS[finding];
      const player = ordered.get(code);
      return [
        {
          ...problem,
          message: `${sentence(describeElement(element))} ${says} in size ${label}. Move it further in or make it smaller.`,
          at: { ...placeOf(element), ...(player !== undefined && { player }) },
        } satisfies KitProblem,
      ];
    }
    return [];
  });
}
