import type { KitDocument } from '../document/kit-document';
import { nearestSwatch } from '../palette/kit-palette';
import { groundsOf } from './ground';
import { describeElement, placeOf, sentence, type KitProblem } from './kit-problem';
import { matchLettering } from './match-lettering';
import { CLEAR_RATIO, readabilityOf, severityOf } from './readability';

const nameOf = (hex: string): string => nearestSwatch(hex).swatch.name;

/** Names, numbers and texts that are hard to read on what they stand on, each in the colourway where it is worst. */
export function checkContrast(document: KitDocument): KitProblem[] {
  return document.elements.flatMap((element) => {
    if (element.kind === 'logo') return [];
    const grounds = groundsOf(document, element);
    const [worst] = document.colorways
      .flatMap((colorway, index) => {
        const found = readabilityOf(element.lettering, element.height, grounds[index] ?? [], colorway);
        const severity = found && severityOf(found);
        return found && severity ? [{ ...found, severity, index, colorway: colorway.name }] : [];
      })
      .toSorted((a, b) => a.severity.localeCompare(b.severity) || a.ratio - b.ratio);
    if (!worst) return [];
    const where = document.colorways.length > 1 ? ` in ‘${worst.colorway}’` : '';
    const match = matchLettering(document, element);
    return {
      code: 'low-contrast',
      severity: worst.severity,
      message: `${sentence(describeElement(element))} is hard to read${where}: ${nameOf(worst.ink)} on ${nameOf(worst.ground)} is ${(Math.floor(worst.ratio * 10) / 10).toFixed(1)} to 1, and ${CLEAR_RATIO} to 1 is needed. Choose another colour or an outline.`,
      ...(match.ratio > worst.ratio && {
        fix: {
          label: 'Use colours that can be read',
          kind: 'change-element' as const,
          id: element.id,
          change: { color: match.color, outline: match.outline },
        },
      }),
      at: { ...placeOf(element), colorway: worst.index },
    } satisfies KitProblem;
  });
}
