import type { KitDocument, KitElement, KitGarment, KitLettering, KitLogo } from '../document/kit-document';
import { KIT_GARMENTS } from '../document/kit-garments';
import { KIT_TECHNIQUES, printsPictures, type KitTechnique } from '../document/kit-techniques';
import { wornBy } from '../document/worn-by';
import { isTangled } from '../geometry/crossings';
import { boundsOf, parsePath, type Segment } from '../outline-path';
import { pictureOf } from '../paint/paint-surface';
import {
  DECORATION_KINDS,
  madeLabel,
  techniqueOf,
  usualTechniques,
  type GarmentTechniques,
  type MadeAs,
} from '../production/garment-techniques';
import { printScaleOf } from '../production/grading';
import type { SizeTable } from '../production/size-table';
import { inksOf } from './check-palette';
import { describeElement, millimetres, placeOf, sentence, type ElementChange, type KitProblem } from './kit-problem';
import { orderedSizes, type OrderedPieces } from './ordered-sizes';

/** Minimums of a technique in applied millimetres, and the most colours of one logo or text. */
interface TechniqueLimits {
  letters: number;
  line: number;
  part: number;
  colors: number;
}

type LogoElement = Extract<KitElement, { kind: 'logo' }>;

/** Limits of foil, which is weeded and layered; of ink on film; of thread and the needles of a head. */
const TECHNIQUE_LIMITS: Record<KitTechnique, TechniqueLimits> = {
  vinyl: { letters: 8, line: 1, part: 1.5, colors: 3 },
  transfer: { letters: 5, line: 0.5, part: 0.3, colors: Infinity },
  embroidery: { letters: 6, line: 1, part: 1, colors: 12 },
};

export function checkTechnique(
  document: KitDocument,
  pieces: OrderedPieces,
  sizes: SizeTable = {},
  madeAs: MadeAs = usualTechniques,
): KitProblem[] {
  return document.garments.flatMap((garment) => {
    const made = madeAs(garment);
    const elements = document.elements.filter((element) => element.garment === garment.type);
    return [
      ...(made.garment === 'plain' ? checkCloth(document, garment, made) : []),
      ...elements.flatMap((element) => {
        const technique = techniqueOf(element, made);
        return technique === 'sublimation'
          ? []
          : checkElement(element, technique, leastScale(garment, element, pieces, sizes));
      }),
    ];
  });
}

const leastScale = (garment: KitGarment, element: KitElement, pieces: OrderedPieces, table: SizeTable): number =>
  Math.min(1, ...[...orderedSizes(element, pieces).keys()].map((code) => printScaleOf(garment, code, table)));

const nameOf = (technique: KitTechnique): string => KIT_TECHNIQUES[technique].label.toLowerCase();

/** Garments for decoration are bought in plain colours. */
function checkCloth(document: KitDocument, { type }: KitGarment, made: GarmentTechniques): KitProblem[] {
  if (wornBy(document, type).pattern.type === 'plain') return [];
  const garment = KIT_GARMENTS[type].label.toLowerCase();
  const techniques = [...new Set(DECORATION_KINDS.map((kind) => madeLabel(made[kind]).toLowerCase()))].join(' and ');
  return [
    {
      code: 'technique',
      severity: 'blocks',
      message: `The pattern of the ${garment} cannot be made in ${techniques}, for which it is bought plain. Leave the pattern out, or choose sublimation.`,
      fix: { label: 'Leave the pattern out', kind: 'make-plain', garment: type },
      at: { garment: type, surface: KIT_GARMENTS[type].surfaces[0] },
    },
  ];
}

function checkElement(element: KitElement, technique: KitTechnique, scale: number): KitProblem[] {
  const { letters, line, part, colors } = TECHNIQUE_LIMITS[technique];
  const where = sentence(describeElement(element));
  const what = nameOf(technique);
  const problem = (message: string, mended?: { label: string; change: ElementChange }): KitProblem => ({
    code: 'technique',
    severity: 'blocks',
    message,
    ...(mended && { fix: { ...mended, kind: 'change-element', id: element.id } }),
    at: placeOf(element),
  });
  const problems: KitProblem[] = [];
  const count = new Set(inksOf(element)).size;
  if (count > colors)
    problems.push(
      problem(`${where} has ${count} colours, and ${what} takes ${colors}. Use fewer, or another technique.`),
    );
  if (element.kind === 'logo') {
    if (isLogoTangled(element.logo))
      return [
        ...problems,
        problem(`The outlines of ${describeElement(element)} cross too often to be cut. Use a simpler one.`),
      ];
    if (isUnprintable(element, technique)) problems.push(flatProblem(element, what));
    const least = leastPart(element) * scale;
    if (least < part && !pictureOf(element, technique))
      problems.push(
        problem(
          `${where} has parts of ${tenths(least)} mm, and ${what} needs ${part} mm. Make it larger or simpler, or use another technique.`,
        ),
      );
    return problems;
  }
  if (element.height * scale < letters) {
    const height = Math.ceil(letters / scale);
    problems.push(
      problem(
        `The letters of ${describeElement(element)} are ${tenths(element.height * scale)} mm high, and ${what} needs ${letters} mm.`,
        { label: `Make them ${millimetres(height)} high`, change: { height } },
      ),
    );
  }
  const { outline } = element.lettering;
  if (outline && outline.width * scale < line) problems.push(problem(...thinLine(element, outline, what, line, scale)));
  return problems;
}

function thinLine(
  element: KitElement,
  outline: NonNullable<KitLettering['outline']>,
  what: string,
  line: number,
  scale: number,
): [message: string, mended: { label: string; change: ElementChange }] {
  const width = Math.ceil((10 * line) / scale) / 10;
  return [
    `The line around the letters of ${describeElement(element)} is ${tenths(outline.width * scale)} mm wide, and ${what} needs ${line} mm.`,
    { label: `Make it ${width} mm wide`, change: { outline: { ...outline, width } } },
  ];
}

const isUnprintable = ({ logo }: LogoElement, technique: KitTechnique): boolean =>
  logo.picture !== undefined && !logo.isFlat && !printsPictures(technique);

/** A warning: the logo is drawn and made as traced, which may be meant. */
const flatProblem = (element: LogoElement, what: string): KitProblem => ({
  code: 'technique',
  severity: 'warns',
  message: `${sentence(describeElement(element))} is a picture, and ${what} cannot print pictures: it is made in its flat colours.`,
  fix: { label: 'Use its flat colours', kind: 'change-element', id: element.id, change: { isFlat: true } },
  at: placeOf(element),
});

const tenths = (value: number): number => Math.floor(value * 10) / 10;

/** Cached by logo: the designer checks after each change. */
const known = new WeakMap<KitLogo, boolean>();

function isLogoTangled(logo: KitLogo): boolean {
  const tangled = known.get(logo) ?? isTangled(logo.shapes.map(({ d }) => d));
  known.set(logo, tangled);
  return tangled;
}

function leastPart({ logo, width }: LogoElement): number {
  const parts = logo.shapes.flatMap(({ d }) => partsOf(parsePath(d)));
  const longer = parts.map((segments) => {
    const { left, right, top, bottom } = boundsOf(segments) ?? { left: 0, right: 0, top: 0, bottom: 0 };
    return Math.max(right - left, bottom - top);
  });
  return (Math.min(...longer) * width) / logo.width;
}

function partsOf(segments: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [];
  for (const segment of segments) {
    if (segment.command === 'M') parts.push([segment]);
    else parts.at(-1)?.push(segment);
  }
  return parts;
}
