import { tag } from '../svg';

import type { Matrix } from '../marks';
import type { Figure, Flat, GarmentShape, Part, ZoneShape } from './types';
import { combine, movePath } from '../outline-path';

const scaled = (markup: string, x: number, y: number): string =>
  markup && tag('g', { transform: `scale(${x} ${y})` }, markup);

export function gradedShape({ measure, surfaces, pieces, figure }: GarmentShape, x: number, y: number): GarmentShape {
  const matrix: Matrix = [x, 0, 0, y, 0, 0];
  const back: Matrix = [1 / x, 0, 0, 1 / y, 0, 0];
  const path = (d: string): string => movePath(d, matrix);
  const zone = ({ d, width }: ZoneShape): ZoneShape => ({ d: path(d), ...(width !== undefined && { width }) });
  const flats = new Map<Flat, Flat>();
  const flat = (given: Flat): Flat => {
    const made = flats.get(given) ?? scaledFlat(given);
    flats.set(given, made);
    return made;
  };
  const scaledFlat = (given: Flat): Flat => ({
    ...given,
    outline: path(given.outline),
    seams: given.seams.map(path),
    zones: Object.fromEntries(Object.entries(given.zones).map(([name, shapes]) => [name, shapes.map(zone)])),
    drop: given.drop * y,
    span: given.span * x,
    rise: given.rise * y,
    focus: given.focus * y,
  });
  const part = (given: Part): Part => ({
    ...given,
    d: path(given.d),
    cloth:
      'surface' in given.cloth
        ? { ...given.cloth, matrix: combine(combine(back, given.cloth.matrix), matrix) }
        : given.cloth,
    grain: scaled(given.grain ?? '', x, y),
  });
  const regraded = (given: Figure): Figure => ({
    ...given,
    parts: given.parts.map(part),
    relief: scaled(given.relief, x, y),
    finish: (color) => scaled(given.finish(color), x, y),
    seams: (given.seams ?? []).map(path),
  });
  return {
    measure: { across: measure.across * x, along: measure.along * y },
    surfaces: Object.fromEntries(Object.entries(surfaces).map(([name, given]) => [name, flat(given)])),
    pieces: pieces.map((piece) => ({
      ...piece,
      flat: flat(piece.flat),
      outline: path(piece.outline),
      hems: piece.hems.map(({ d, depth }) => ({ d: path(d), depth })),
      lines: piece.lines.map(path),
    })),
    figure: (view) => regraded(figure(view)),
  };
}
