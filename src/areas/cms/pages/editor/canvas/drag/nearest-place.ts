/** Where a dragged block would go. Pure. */

export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to);

export const distanceTo = ({ x, y }: Point, { left, right, top, bottom }: Box): number =>
  Math.hypot(outside(x, left, right), outside(y, top, bottom));

/** The place nearest to a point; a place in a column wins over one of the page as far away. */
export function nearest<Place extends { box: Box }>(point: Point, places: readonly Place[]): Place | undefined {
  let best: { place: Place; distance: number; width: number } | undefined;
  for (const place of places) {
    const distance = distanceTo(point, place.box);
    const width = place.box.right - place.box.left;
    if (!best || distance < best.distance || (distance === best.distance && width < best.width)) {
      best = { place, distance, width };
    }
  }
  return best?.place;
}
