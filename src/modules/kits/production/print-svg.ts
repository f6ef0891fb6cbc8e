import type { KitColorway } from '@/domain/kits/document/kit-document';
import type { Mark } from '@/domain/kits/marks';
import { drawMarks } from '@/domain/kits/paint/draw-marks';
import { tag } from '@/domain/kits/svg';

/** Layers of marks as an SVG true to size: a unit is a millimetre. The names of layers are their ids. */
export function printSvg(
  sheet: { width: number; height: number },
  title: string,
  layers: Readonly<Record<string, readonly Mark[]>>,
  colorway: KitColorway,
): string {
  const [width, height] = [sheet.width, sheet.height].map((value) => Math.round(value * 100) / 100);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${width}mm`,
    height: `${height}mm`,
    viewBox: `0 0 ${width} ${height}`,
  };
  const drawn = Object.entries(layers).map(([id, marks]) => tag('g', { id }, drawMarks(marks, colorway, id)));
  return tag('svg', attributes, tag('title', {}, escaped(title)) + drawn.join(''));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
