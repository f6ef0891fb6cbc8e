import { describe, expect, it } from 'vitest';
import { SIZE_CODES, type SizeCode } from '../../catalogue/sizes';
import { KIT_GARMENTS, type KitCut, type KitGarmentType } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { spanAt } from '../mesh/sheet';
import { flatten, type Point } from '../geometry/path';
import { usualMeasure } from './grading';
import { USUAL_RULES } from './make-rules';
import { patternPieces } from './pattern-pieces';
import { SIZED_GARMENTS, type SizeTable } from './size-table';

interface Sized {
  type: KitGarmentType;
  cut: KitCut;
}

function linesOf(garment: Sized, size: SizeCode, sizes: SizeTable): (readonly Point[])[] {
  const { surfaces } = shapeOf(garment);
  const [surface] = KIT_GARMENTS[garment.type].surfaces;
  return patternPieces(garment, size, { ...USUAL_RULES, sizes })
    .filter((each) => each.surface === surface && each.flat.outline === surfaces[surface]?.outline)
    .map(({ sewn }) => flatten(sewn)[0] ?? []);
}

function widthAt(lines: readonly (readonly Point[])[], y: number): number {
  const met = lines.filter((line) => line.some(([, v]) => v <= y) && line.some(([, v]) => v >= y));
  const spans = met.map((line) => spanAt(line, y));
  return Math.max(...spans.map(([, right]) => right)) - Math.min(...spans.map(([left]) => left));
}

function taped({ type }: Sized, lines: readonly (readonly Point[])[]): { across: number; along: number } {
  const ys = lines.flat().map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const length = bottom - top;
  const widths = (from: number, to: number): number[] =>
    Array.from({ length: 400 }, (_, i) => widthAt(lines, top + length * (from + ((to - from) * i) / 400)));
  if (KIT_GARMENTS[type].collars.length === 0) {
    const heel = Math.max(...lines.flat().flatMap(([x, y]) => (x >= 0 ? [y] : [])));
    return { across: Math.max(...widths(0.002, 0.01)), along: (type === 'crew-socks' ? heel : bottom) - top };
  }
  const narrow = widths(0.12, 0.36);
  const chest = 0.12 + (0.24 * narrow.indexOf(Math.min(...narrow))) / 400;
  return { across: Math.max(...widths(chest, chest + 0.33)), along: length };
}

const NECKBAND = 0.015;

const within = (share: number, value: number, wanted: number) =>
  expect(Math.abs(value / wanted - 1), `${value} for ${wanted}`).toBeLessThan(share);

describe('the measures of a garment', () => {
  it.each(SIZED_GARMENTS)('are those of its pieces in every size: $label', (garment) => {
    for (const size of SIZE_CODES) {
      const { across, along } = taped(garment, linesOf(garment, size, {}));
      const usual = usualMeasure(garment, size);
      within(0.01, across, usual.across);
      within(NECKBAND, along, usual.along);
    }
  });

  it.each(SIZED_GARMENTS)('are the supplier’s where there are any: $label', (garment) => {
    const { across, along } = usualMeasure(garment, 'L');
    const own = { across: Math.round(across * 1.08), along: Math.round(along * 0.95) };
    const cloth = taped(garment, linesOf(garment, 'L', { [garment.name]: { L: own } }));
    within(0.01, cloth.across, own.across);
    within(NECKBAND, cloth.along, own.along);
  });
});
