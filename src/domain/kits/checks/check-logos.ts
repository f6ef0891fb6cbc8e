import type { KitDocument, KitElement } from '../document/kit-document';
import { MAX_PICTURE_SIDE } from '../document/kit-limits';
import { pictureIn } from '../paint/paint-surface';
import { describeElement, millimetres, placeOf, sentence, type KitProblem } from './kit-problem';

/** Dots per inch at print size: below the first a logo looks soft, below the second its pixels show. */
export const CRISP_DPI = 150;
export const LEAST_DPI = 100;

export const MM_PER_INCH = 25.4;

/** How many pixels wide a logo is printed: as the picture that it is, or the one it was traced from; undefined where it was drawn. */
export const pixelsOf = (document: KitDocument, element: KitElement): number | undefined =>
  pictureIn(document, element)?.width ?? (element.kind === 'logo' ? element.logo.pixels : undefined);

/** Logos that are pictures, or were traced from ones, too small for the size they are printed at. */
export function checkLogos(document: KitDocument): KitProblem[] {
  return document.elements.flatMap((element) => {
    const pixels = pixelsOf(document, element);
    if (element.kind !== 'logo' || pixels === undefined) return [];
    const inches = element.width / MM_PER_INCH;
    const dpi = pixels / inches;
    if (dpi >= CRISP_DPI) return [];
    const crispWidth = Math.floor((pixels / CRISP_DPI) * MM_PER_INCH);
    const severity = dpi < LEAST_DPI ? 'blocks' : 'warns';
    const needed = Math.ceil(CRISP_DPI * inches);
    const isWithinReach = !pictureIn(document, element) || needed <= MAX_PICTURE_SIDE;
    const advice = isWithinReach ? `Use a picture ${needed} pixels wide, or a smaller size.` : 'Use a smaller size.';
    return {
      code: 'low-resolution',
      severity,
      message: `${sentence(describeElement(element))} has ${Math.floor(dpi)} dpi at its size, and ${CRISP_DPI} are needed. ${advice}`,
      // What would be smaller than any logo needs another picture.
      ...(crispWidth >= 5 && {
        fix: {
          label: `Make it ${millimetres(crispWidth)} wide`,
          kind: 'change-element' as const,
          id: element.id,
          change: { width: crispWidth },
        },
      }),
      at: placeOf(element),
    } satisfies KitProblem;
  });
}
