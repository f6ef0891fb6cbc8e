import { colorAt, distance, isOpaque, type Picture } from './picture';
import { reduceColors } from './reduce-colors';
import { MOST_LOGO_COLORS } from './trace-logo';

/** Colour distance that is visible. */
const SEEN = 14;
/** Share of such pixels in a flat logo, from mixed colours at its edges. */
const EDGES = 0.2;

/** True if a picture loses much in the few flat colours of a traced logo: a photograph, a gradient, a shaded crest. */
export function isShaded(picture: Picture): boolean {
  const colors = reduceColors(picture, MOST_LOGO_COLORS)?.colors ?? [];
  let [count, lost] = [0, 0];
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    if (!isOpaque(picture, at)) continue;
    const own = colorAt(picture, at);
    count += 1;
    if (colors.every((color) => distance(color, own) > SEEN)) lost += 1;
  }
  return lost > EDGES * count;
}
