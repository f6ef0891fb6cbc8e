import type { Collision, CollisionDetection } from '@dnd-kit/core';
import { findBlock, holdsColumns } from '@/domain/pages/editor';
import type { PageDocument, Place } from '@/domain/pages/editor/types';
import { nearest } from './nearest-place';

/**
 * The places for a dragged block, found in the document and measured there. They are no droppables of dnd-kit, whose
 * context would draw every one of them anew whenever a drag begins, ends, or comes to another place.
 */
export const PLACE = 'data-place';

/** By what a place is known while a block is dragged. */
export const placeKey = ({ list, index }: Place): string => `${list} ${index}`;

export function placeAt(key: string): Place {
  const end = key.lastIndexOf(' ');
  return { list: key.slice(0, end), index: Number(key.slice(end + 1)) };
}

/** The place that dnd-kit's events tell of. */
export const placeIn = (collisions: Collision[] | null): string | undefined => collisions?.[0]?.id.toString();

export const placeElement = (key: string): Element | null => document.querySelector(`[${PLACE}="${CSS.escape(key)}"]`);

/** Where a block may be dropped, as it is read: columns do not go into columns, and so nothing goes into itself. */
function placesFor(page: PageDocument, id: string) {
  const found = findBlock(page, id);
  if (!found) return [];
  const isOuter = holdsColumns(found.block);
  return [...document.querySelectorAll(`[${PLACE}]`)].flatMap((element) => {
    const key = element.getAttribute(PLACE) ?? '';
    if (isOuter && placeAt(key).list !== 'page') return [];
    return [{ key, element }];
  });
}

/** The place nearest to the pointer. */
export const collisionIn =
  (present: () => PageDocument): CollisionDetection =>
  ({ active, pointerCoordinates }) => {
    if (!pointerCoordinates) return [];
    // Measured now: blocks that come into sight take their true height while they are dragged past.
    const places = placesFor(present(), String(active.id)).map((place) => ({
      ...place,
      box: place.element.getBoundingClientRect(),
    }));
    const place = nearest(pointerCoordinates, places);
    return place ? [{ id: place.key }] : [];
  };

/**
 * The places that the arrow keys go through, with the block's own among them, but not the one after it: from there it
 * would not move.
 */
export function keyPlaces(page: PageDocument, id: string): { keys: string[]; own: string } | undefined {
  const found = findBlock(page, id);
  if (!found) return undefined;
  const { list, index } = found;
  const after = placeKey({ list, index: index + 1 });
  const keys = placesFor(page, id).flatMap(({ key }) => (key === after ? [] : [key]));
  return { keys, own: placeKey({ list, index }) };
}
