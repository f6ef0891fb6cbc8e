import type { CollisionDetection, DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { findBlock, holdsColumns } from '@/domain/page-editor';
import type { PageDocument, Place } from '@/domain/page-editor/types';
import { elementOf, BLOCK } from './block-elements';
import { nearest } from './nearest-place';

export const placeOf = (container: { data: { current?: unknown } }): Place | undefined =>
  container.data.current as Place | undefined;

/** Where a block may be dropped: columns do not go into columns, and nothing goes into itself. */
function placesFor(document: PageDocument, id: string, containers: readonly DroppableContainer[]) {
  const found = findBlock(document, id);
  if (!found) return [];
  const isOuter = holdsColumns(found.block);
  return containers.flatMap((container) => {
    const { current: node } = container.node;
    const place = placeOf(container);
    if (!node || !place || (isOuter && place.list !== 'page')) return [];
    if (elementOf(node)?.closest(`[${BLOCK}="${CSS.escape(id)}"]`)) return [];
    // Where it is now: blocks that come into sight take their true height while they are dragged past.
    return [{ container, box: node.getBoundingClientRect() }];
  });
}

/** The place nearest to the pointer, or to the corner that the arrow keys move. */
export const collisionIn =
  (present: () => PageDocument): CollisionDetection =>
  ({ active, pointerCoordinates, collisionRect, droppableContainers }) => {
    const point = pointerCoordinates ?? { x: collisionRect.left, y: collisionRect.top };
    const place = nearest(point, placesFor(present(), String(active.id), droppableContainers));
    return place ? [{ id: place.container.id }] : [];
  };

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from place to place, as they are read. */
export const keyStepsIn =
  (present: () => PageDocument): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableContainers } }) => {
    const by = STEPS[event.code];
    if (!by) return undefined;
    event.preventDefault();
    const places = placesFor(present(), String(active), droppableContainers.getEnabled()).sort(
      (a, b) => a.box.top - b.box.top || a.box.left - b.box.left,
    );
    const at = places.findIndex(({ container }) => container.id === over?.id);
    const next = places[at + by];
    if (!next) return undefined;
    next.container.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = next.container.node.current?.getBoundingClientRect();
    return box && { x: box.left, y: box.top };
  };
