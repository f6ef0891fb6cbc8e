'use client';

import { Plus, Tags } from 'lucide-react';
import { useState, startTransition, useOptimistic } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { CategoryRow } from './data';
import { PageHeading } from '@/ui/PageHeading';
import { CategoryDialog } from './CategoryDialog';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { arrayMove } from '@dnd-kit/sortable';
import { SortableRows } from '@/ui/SortableRows';
import { CategoryListRow } from './CategoryListRow';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { orderCategoriesAction } from './category-actions';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; category: CategoryRow };

export function CategoriesScreen({ categories }: { categories: readonly CategoryRow[] }) {
  const { shown, reorder } = useCategoryOrder(categories);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button onClick={() => setOpen({ dialog: 'add' })}>
      <Plus aria-hidden className="size-4.5" />
      Add Category
    </Button>
  );
  const active = categories.filter(({ isActive }) => isActive).length;
  return (
    <>
      <PageHeading
        title="Categories"
        intro="Categories appear in the shop in this order. Drag a handle to move one."
        actions={add}
      />
      {shown.length === 0 ? (
        <div className="card">
          <EmptyState
            title="No categories yet"
            description="Categories organise the shop and appear as tiles in its menu."
            icon={<Tags />}
            action={add}
          />
        </div>
      ) : (
        <CategoryList
          categories={shown}
          onReorder={reorder}
          onEdit={(category) => setOpen({ dialog: 'edit', category })}
          onDelete={(category) => setOpen({ dialog: 'delete', category })}
        />
      )}
      <footer className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-1 pt-5 text-sm text-ink-muted">
        <p className="font-medium text-ink">
          {categories.length} {categories.length === 1 ? 'category' : 'categories'}
        </p>
        <p>
          {active} active • {categories.length - active} inactive
        </p>
      </footer>
      {open?.dialog === 'add' && <CategoryDialog category={undefined} categories={shown} onClose={close} />}
      {open?.dialog === 'edit' && <CategoryDialog category={open.category} categories={shown} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteCategoryDialog category={open.category} categories={shown} onClose={close} />
      )}
    </>
  );
}

type CategoryListProps = {
  categories: readonly CategoryRow[];
  onReorder: (ids: readonly string[]) => void;
  onEdit: (category: CategoryRow) => void;
  onDelete: (category: CategoryRow) => void;
};

/** Sortable by mouse, touch and keyboard. */
function CategoryList({ categories, onReorder, onEdit, onDelete }: CategoryListProps) {
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

function useCategoryOrder(categories: readonly CategoryRow[]) {
  const [shown, show] = useOptimistic(categories, inOrder);

  function save(ids: readonly string[], before: readonly string[] | undefined) {
    startTransition(async () => {
      show(ids);
      const result = await callAction(orderCategoriesAction([...ids]), 'Failed to reorder categories');
      if (!result.ok) return void toast(failed(result.message));
      toast({
        title: before ? '✅ Order Saved' : '✅ Order Restored',
        description: 'The shop shows its categories in this order.',
        ...(before && { action: { label: 'Undo', onClick: () => save(before, undefined) } }),
      });
    });
  }

  const reorder = (ids: readonly string[]) =>
    save(
      ids,
      shown.map(({ id }) => id),
    );
  return { shown, reorder };
}

function inOrder(categories: readonly CategoryRow[], ids: readonly string[]): readonly CategoryRow[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: CategoryRow) => place.get(id) ?? ids.length;
  return [...categories].sort((a, b) => placeOf(a) - placeOf(b));
}
