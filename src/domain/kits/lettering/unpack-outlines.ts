import type { FontOutlines } from './outlines';

/** Contours once, relative to their start, in l, q, c and z; a character is its advance, then contours’ index, x, y. */
export interface PackedOutlines {
  contours: readonly string[];
  glyphs: Readonly<Record<string, readonly number[]>>;
  kerning: Readonly<Record<string, number>>;
}

function placeContour(contour: string, x: number, y: number): string {
  const at = [x, y];
  let d = `M${x} ${y}`;
  for (const [, letter = '', rest = ''] of contour.matchAll(/([lqcz])([^lqcz]*)/g)) {
    const points = (rest.match(/-?\d+/g) ?? []).map(
      (step, index) => (at[index % 2] = (at[index % 2] ?? 0) + Number(step)),
    );
    d += letter.toUpperCase() + points.join(' ');
  }
  return d;
}

/** Builds each outline on first use: a kit needs few of a font’s hundreds. */
export function unpackOutlines({ contours, glyphs, kerning }: PackedOutlines): FontOutlines {
  function outline(places: readonly number[]): string {
    let d = '';
    for (let i = 0; i < places.length; i += 3)
      d += placeContour(contours[places[i] ?? -1] ?? '', places[i + 1] ?? 0, places[i + 2] ?? 0);
    return d;
  }
  const unpacked: FontOutlines['glyphs'] = {};
  for (const [character, [advance = 0, ...places]] of Object.entries(glyphs))
    Object.defineProperty(unpacked, character, { enumerable: true, get: () => [advance, outline(places)] });
  return { glyphs: unpacked, kerning };
}
