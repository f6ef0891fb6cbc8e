import { type KitDocument, type KitElement } from '../document/kit-document';
import { adviseOnLetters } from '../document/kit-fonts';
import type { Outlines } from '../lettering/outlines';
import type { SizeTable } from '../production/size-table';
import { checkContrast } from './check-contrast';
import { checkLogos } from './check-logos';
import { checkPalette } from './check-palette';
import { checkPlayers, type PlayerRules } from './check-players';
import { checkSamples } from './check-samples';
import { checkSizes } from './check-sizes';
import { judgedStrictly } from './strict-checks';
import { checkTechnique } from './check-technique';
import {
  type KitOrderPlayer,
  type KitProblem,
  type KitProblemCode,
  describeElement,
  placeOf,
  sentence,
  millimetres,
} from './kit-problem';
import type { OrderedPieces } from './ordered-sizes';
import { surfaceOf, type Surface } from '../garments/surface-of';
import { garmentOf } from '../paint/paint-surface';
import { edgeOf, FINDINGS, findPlacement, sizeOf } from './placement';
import { layOutText } from '../lettering/lay-out-text';
import type { LetteredElement } from '../lettering/printed-words';
import { textsOf } from './texts-of';

/** Numbers, names and sizes are checked only with pieces. */
export interface KitCheckOptions extends OrderedPieces, PlayerRules {
  /** Loaded fonts of the kit; text in others is not measured. */
  outlines?: Outlines;
  /** The supplier’s own measures; gaps are graded from the shop’s table. */
  sizes?: SizeTable;
  /** Warnings that block here. */
  strict?: readonly KitProblemCode[];
}

export function checkKit(
  document: KitDocument,
  { players = [], nameless = [], outlines = {}, strict = [], sizes = {}, ...rules }: KitCheckOptions = {},
): KitProblem[] {
  const problems = [
    ...checkPlayers(document, players, rules),
    ...checkLettering(document, players, outlines),
    ...checkContrast(document),
    ...checkPlacement(document, players, outlines),
    ...checkSizes(document, { players, nameless }, outlines, sizes),
    ...checkTechnique(document, { players, nameless }, sizes),
    ...checkLogos(document),
    ...checkPalette(document),
    ...checkSamples(document, { players, nameless }),
  ];
  return blockingFirst(judgedStrictly(problems, strict));
}

export function checkDesign(document: KitDocument, outlines: Outlines): KitProblem[] {
  const { others } = elementsOf(document);
  return [
    ...checkLettering(others, [], outlines),
    ...checkContrast(document),
    ...checkPlacement(others, [], outlines),
    ...checkLogos(document),
    ...checkPalette(document),
  ];
}

export function checkPrinted(
  document: KitDocument,
  players: readonly KitOrderPlayer[],
  outlines: Outlines,
): KitProblem[] {
  const { personal } = elementsOf(document);
  if (players.length === 0) return [];
  return [...checkLettering(personal, players, outlines), ...checkPlacement(personal, players, outlines)];
}

export function checkOrdered(
  document: KitDocument,
  { players = [], nameless = [], outlines = {}, sizes = {}, strict = [], ...rules }: KitCheckOptions,
): KitProblem[] {
  const problems = [
    ...checkPlayers(document, players, rules),
    ...checkDesign(document, outlines),
    ...checkPrinted(document, players, outlines),
    ...checkSizes(document, { players, nameless }, outlines, sizes),
    ...checkTechnique(document, { players, nameless }, sizes),
    ...checkSamples(document, { players, nameless }),
  ];
  return blockingFirst(judgedStrictly(problems, strict));
}

export const isBlocking = ({ severity }: Pick<KitProblem, 'severity'>): boolean => severity === 'blocks';

export const blockingFirst = <Problem extends Pick<KitProblem, 'severity'>>(problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)));

function elementsOf(document: KitDocument): { personal: KitDocument; others: KitDocument } {
  const isPersonal = ({ kind }: KitDocument['elements'][number]) => kind === 'name' || kind === 'number';
  return {
    personal: { ...document, elements: document.elements.filter(isPersonal) },
    others: { ...document, elements: document.elements.filter((element) => !isPersonal(element)) },
  };
}

const STEPS = 40;

function checkPlacement(document: KitDocument, players: readonly KitOrderPlayer[], outlines: Outlines): KitProblem[] {
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

/** Least height of a capital in the document, millimetres. */
const LEAST_HEIGHT = 5;

function checkLettering(
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
              message: `The font of ${describeElement(element)} has no ${layout.missing.join(' ')}${element.kind === 'text' ? '' : `, which ‘${text}’ needs`}. ${adviseOnLetters(layout.missing)}`,
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
