interface Point {
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

const distanceTo = ({ x, y }: Point, { left, right, top, bottom }: Box): number =>
  Math.hypot(outside(x, left, right), outside(y, top, bottom));

/** Place nearest to a point; of two as near, the one in a column wins. */
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
