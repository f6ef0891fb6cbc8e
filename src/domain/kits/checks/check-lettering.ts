import type { KitDocument } from '../document/kit-document';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { describeElement, millimetres, placeOf, sentence, type KitOrderPlayer, type KitProblem } from './kit-problem';
import { textsOf, type LetteredElement } from './texts-of';

/** Least height of a capital in the document, millimetres. */
const LEAST_HEIGHT = 5;

export function checkLettering(
  { elements }: KitDocument,
  players: readonly KitOrderPlayer[],
  outlines: Outlines,
): KitProblem[] {
  return elements.flatMap((element) =>
    element.kind === 'logo' || !outlines[element.lettering.font]
      ? []
      : textsOf(element, players).flatMap(({ text, player }) => {
          const layout = layOutText(text, element.lettering, element, outlines);
          const at = { ...placeOf(element), ...(player !== undefined && { player }) };
          const what = element.kind === 'text' ? describeElement(element) : `‘${text}’, ${describeElement(element)},`;
          const problems: KitProblem[] = [];
          if (layout.missing.length > 0)
            problems.push({
              code: 'characters-missing',
              severity: 'blocks',
              message: `The font of ${describeElement(element)} has no ${layout.missing.join(' ')}${element.kind === 'text' ? '' : `, which ‘${text}’ needs`}. Choose another font or spelling.`,
              at,
            });
          if (layout.tooLong) {
            const height = fittingHeight(text, element, outlines);
            problems.push({
              code: 'too-long',
              severity: 'blocks',
              message: `${sentence(what)} is too long for its box. Shorten it, widen the box, or make the letters smaller.`,
              ...(height >= LEAST_HEIGHT && {
                fix: {
                  label: `Make the letters ${millimetres(height)} high`,
                  kind: 'change-element' as const,
                  id: element.id,
                  change: { height },
                },
              }),
              at,
            });
          }
          return problems;
        }),
  );
}

function fittingHeight(text: string, element: LetteredElement, outlines: Outlines): number {
  let [fits, misses] = [0, Math.ceil(element.height)];
  while (misses - fits > 1) {
    const height = Math.floor((fits + misses) / 2);
    if (layOutText(text, element.lettering, { ...element, height }, outlines).tooLong) misses = height;
    else fits = height;
  }
  return fits;
}
