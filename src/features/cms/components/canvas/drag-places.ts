import type { Collision, CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { findBlock, holdsColumns } from '@/domain/page-editor';
import type { PageDocument, Place } from '@/domain/page-editor/types';
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

/** Where a block may be dropped: columns do not go into columns, and so nothing goes into itself. */
function placesFor(page: PageDocument, id: string) {
  const found = findBlock(page, id);
  if (!found) return [];
  const isOuter = holdsColumns(found.block);
  return [...document.querySelectorAll(`[${PLACE}]`)].flatMap((element) => {
    const key = element.getAttribute(PLACE) ?? '';
    if (isOuter && placeAt(key).list !== 'page') return [];
    // Where it is now: blocks that come into sight take their true height while they are dragged past.
    return [{ key, element, box: element.getBoundingClientRect() }];
  });
}

/** The place nearest to the pointer, or to the corner that the arrow keys move. */
export const collisionIn =
  (present: () => PageDocument): CollisionDetection =>
  ({ active, pointerCoordinates, collisionRect }) => {
    const point = pointerCoordinates ?? { x: collisionRect.left, y: collisionRect.top };
    const place = nearest(point, placesFor(present(), String(active.id)));
    return place ? [{ id: place.key }] : [];
  };

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from place to place, as they are read. */
export const keyStepsIn =
  (present: () => PageDocument): KeyboardCoordinateGetter =>
  (event, { active, context: { collisions } }) => {
    const by = STEPS[event.code];
    if (!by) return undefined;
    event.preventDefault();
    const places = placesFor(present(), String(active)).sort(
      (a, b) => a.box.top - b.box.top || a.box.left - b.box.left,
    );
    const at = places.findIndex(({ key }) => key === placeIn(collisions));
    const next = places[at + by]?.element;
    if (!next) return undefined;
    next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top } = next.getBoundingClientRect();
    return { x: left, y: top };
  };
