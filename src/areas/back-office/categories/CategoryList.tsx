'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { SortableRows } from '@/ui/SortableRows';
import type { CategoryRow } from './data/categories';
import { CategoryListRow } from './CategoryListRow';

type CategoryListProps = {
  categories: readonly CategoryRow[];
  onReorder: (ids: readonly string[]) => void;
  onEdit: (category: CategoryRow) => void;
  onDelete: (category: CategoryRow) => void;
};

/** Sortable by mouse, touch and keyboard. */
export function CategoryList({ categories, onReorder, onEdit, onDelete }: CategoryListProps) {
  const ids = categories.map(({ id }) => id);
  return (
    <SortableRows
      label="Categories"
      ids={ids}
      onMove={(from, to) => onReorder(arrayMove(ids, from, to))}
      className="card divide-y divide-line"
    >
      {categories.map((category) => (
        <CategoryListRow
          key={category.id}
          category={category}
          onEdit={() => onEdit(category)}
          onDelete={() => onDelete(category)}
        />
      ))}
    </SortableRows>
  );
}
