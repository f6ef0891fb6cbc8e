import type { KitDocument, KitElement } from '../document/kit-document';
import { MAX_PICTURE_SIDE } from '../document/kit-limits';
import { pictureIn } from '../paint/paint-surface';
import { logoResolution, softText } from './logo-resolution';
import { describeElement, millimetres, placeOf, sentence, type KitProblem } from './kit-problem';

/** Pixel width of a logo’s picture or of the picture it was traced from; undefined if drawn. */
export const pixelsOf = (document: KitDocument, element: KitElement): number | undefined =>
  pictureIn(document, element)?.width ?? (element.kind === 'logo' ? element.logo.pixels : undefined);

export function checkLogos(document: KitDocument): KitProblem[] {
  return document.elements.flatMap((element) => {
    const pixels = pixelsOf(document, element);
    if (element.kind !== 'logo' || pixels === undefined) return [];
    const resolution = logoResolution(pixels, element.width);
    const { severity, crispWidth, neededPixels: needed } = resolution;
    if (!severity) return [];
    const isWithinReach = !pictureIn(document, element) || needed <= MAX_PICTURE_SIDE;
    const advice = isWithinReach ? `Use a picture ${needed} pixels wide, or a smaller size.` : 'Use a smaller size.';
    return {
      code: 'low-resolution',
      severity,
      message: `${sentence(describeElement(element))} has ${softText(resolution)}. ${advice}`,
      // Below the size of any logo, only another picture helps.
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
