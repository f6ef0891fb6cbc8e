import type { Collision, CollisionDetection } from '@dnd-kit/core';
import { findBlock, holdsColumns } from '@/domain/pages/editor';
import type { PageDocument, Place } from '@/domain/pages/editor/types';
import { nearest } from './nearest-place';

/** Not droppables of dnd-kit, whose context would render all of them at every start, end and change of target. */
export const PLACE = 'data-place';

export const placeKey = ({ list, index }: Place): string => `${list} ${index}`;

export function placeAt(key: string): Place {
  const end = key.lastIndexOf(' ');
  return { list: key.slice(0, end), index: Number(key.slice(end + 1)) };
}

export const placeIn = (collisions: Collision[] | null): string | undefined => collisions?.[0]?.id.toString();

export const placeElement = (key: string): Element | null => document.querySelector(`[${PLACE}="${CSS.escape(key)}"]`);

/** Allowed drop targets in reading order: columns do not go into columns, so nothing goes into itself. */
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

export const collisionIn =
  (present: () => PageDocument): CollisionDetection =>
  ({ active, pointerCoordinates }) => {
    if (!pointerCoordinates) return [];
    // Measured now: blocks that scroll into view take their true height during the drag.
    const places = placesFor(present(), String(active.id)).map((place) => ({
      ...place,
      box: place.element.getBoundingClientRect(),
    }));
    const place = nearest(pointerCoordinates, places);
    return place ? [{ id: place.key }] : [];
  };

/** Includes the block’s own place, but not the one after it, which would not move it. */
export function keyPlaces(page: PageDocument, id: string): { keys: string[]; own: string } | undefined {
  const found = findBlock(page, id);
  if (!found) return undefined;
  const { list, index } = found;
  const after = placeKey({ list, index: index + 1 });
  const keys = placesFor(page, id).flatMap(({ key }) => (key === after ? [] : [key]));
  return { keys, own: placeKey({ list, index }) };
}
