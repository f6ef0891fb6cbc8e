import type { KitDocument } from '../document/kit-document';
import type { Outlines } from '../lettering/outlines';
import type { SizeTable } from '../production/size-table';
import { checkContrast } from './check-contrast';
import { checkLettering } from './check-lettering';
import { checkLogos } from './check-logos';
import { checkPalette } from './check-palette';
import { checkPlacement } from './check-placement';
import { checkPlayers } from './check-players';
import { checkSizes } from './check-sizes';
import type { KitOrderPlayer, KitProblem, KitProblemCode } from './kit-problem';

export interface KitCheckOptions {
  /** Whom the kit is made for; without them numbers, names and sizes are not judged. */
  players?: readonly KitOrderPlayer[];
  /** The fonts of the kit; what is set in others is not measured. */
  outlines?: Outlines;
  /** The supplier’s own measures; what they leave out is graded from our table. */
  sizes?: SizeTable;
  /** What blocks although it would only warn. */
  strict?: readonly KitProblemCode[];
}

/** Everything that has to be mended or looked at before there is a proof of a kit; what blocks comes first. */
export function checkKit(
  document: KitDocument,
  { players = [], outlines = {}, strict = [], sizes = {} }: KitCheckOptions = {},
): KitProblem[] {
  const problems = [
    ...checkPlayers(document, players),
    ...checkLettering(document, players, outlines),
    ...checkContrast(document),
    ...checkPlacement(document, players, outlines),
    ...checkSizes(document, players, outlines, sizes),
    ...checkLogos(document),
    ...checkPalette(document),
  ];
  return problems
    .map((problem) => (strict.includes(problem.code) ? { ...problem, severity: 'blocks' as const } : problem))
    .toSorted((a, b) => Number(a.severity === 'warns') - Number(b.severity === 'warns'));
}
