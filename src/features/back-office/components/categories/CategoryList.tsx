'use client';

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { CategoryRow } from '../../operations/categories/list-categories';
import { CategoryListRow } from './CategoryListRow';

type CategoryListProps = {
  categories: readonly CategoryRow[];
  onReorder: (ids: readonly string[]) => void;
  onEdit: (category: CategoryRow) => void;
  onDelete: (category: CategoryRow) => void;
};

const instructions = {
  draggable: 'To move a category, press Space or Enter, then the arrow keys; Space or Enter puts it down, Escape back.',
};

/** The categories in their order, which a row’s handle changes: by mouse, by touch, and by keyboard. */
export function CategoryList({ categories, onReorder, onEdit, onDelete }: CategoryListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = categories.map(({ id }) => id);
  const nameOf = (id: UniqueIdentifier) => categories.find((category) => category.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is now at ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `Put ${nameOf(active.id)} down at ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }

  return (
    <DndContext
      id="categories"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label="Categories" className="card divide-y divide-line">
          {categories.map((category) => (
            <CategoryListRow
              key={category.id}
              category={category}
              onEdit={() => onEdit(category)}
              onDelete={() => onDelete(category)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
