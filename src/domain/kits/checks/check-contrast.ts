import { contrast } from '../color';
import { inkColor, type KitDocument, type KitElement } from '../document/kit-document';
import { nearestSwatch } from '../palette/kit-palette';
import { groundsOf, inksOfLogo } from './ground';
import { describeElement, placeOf, sentence, type KitProblem } from './kit-problem';
import { matchLettering } from './match-lettering';
import { CLEAR_RATIO, readabilityOf, severityOf } from './readability';

const nameOf = (hex: string): string => nearestSwatch(hex).swatch.name;

export function checkContrast(document: KitDocument): KitProblem[] {
  return document.elements.flatMap((element) => {
    if (element.kind === 'logo') return checkLogo(document, element);
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
      message: `${sentence(describeElement(element))} is hard to read${where}: ${nameOf(worst.ink)} on ${nameOf(worst.ground)} is ${ratioText(worst.ratio)} to 1, and ${CLEAR_RATIO} to 1 is needed. Choose another colour or an outline.`,
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

type LogoElement = Extract<KitElement, { kind: 'logo' }>;

/** Colours that cover less of a logo’s box are details nobody knows it by. */
const LEAST_INK = 0.05;

/** A warning only, as tone on tone may be meant. */
function checkLogo(document: KitDocument, element: LogoElement): KitProblem[] {
  const inks = inksOfLogo(element).filter(({ share }) => share >= LEAST_INK);
  const grounds = groundsOf(document, element);
  const [worst] = document.colorways
    .flatMap((colorway, index) => {
      const [ground] = (grounds[index] ?? []).toSorted((a, b) => b.share - a.share);
      const [ink] = inks
        .flatMap(({ ink: own }) => (typeof own === 'object' || !ground ? [] : [inkColor(own, colorway)]))
        .map((hex) => ({ hex, ratio: contrast(hex, ground?.hex ?? hex) }))
        .toSorted((a, b) => b.ratio - a.ratio);
      return ground && ink && ink.ratio < CLEAR_RATIO
        ? [{ ink: ink.hex, ratio: ink.ratio, ground: ground.hex, index, colorway: colorway.name }]
        : [];
    })
    .toSorted((a, b) => a.ratio - b.ratio);
  if (!worst) return [];
  const where = document.colorways.length > 1 ? ` in ‘${worst.colorway}’` : '';
  return [
    {
      code: 'low-contrast',
      severity: 'warns',
      message: `${sentence(describeElement(element))} is hard to see${where}: ${nameOf(worst.ink)} on ${nameOf(worst.ground)} is ${ratioText(worst.ratio)} to 1, and ${CLEAR_RATIO} to 1 is needed. Choose another colour or place.`,
      at: { ...placeOf(element), colorway: worst.index },
    },
  ];
}

const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
