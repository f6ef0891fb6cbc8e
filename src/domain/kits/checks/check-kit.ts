import type { KitDocument } from '../document/kit-document';
import type { Outlines } from '../lettering/outlines';
import type { SizeTable } from '../production/size-table';
import { checkContrast } from './check-contrast';
import { checkLettering } from './check-lettering';
import { checkLogos } from './check-logos';
import { checkPalette } from './check-palette';
import { checkPlacement } from './check-placement';
import { checkPlayers, type PlayerRules } from './check-players';
import { checkSamples } from './check-samples';
import { checkSizes } from './check-sizes';
import { judgedStrictly } from './strict-checks';
import { checkTechnique } from './check-technique';
import type { KitOrderPlayer, KitProblem, KitProblemCode } from './kit-problem';
import type { OrderedPieces } from './ordered-sizes';

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
    ...checkSamples(document),
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
    ...checkSamples(document),
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
