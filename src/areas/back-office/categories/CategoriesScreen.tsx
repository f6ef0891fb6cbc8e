'use client';

import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { CategoryRow } from './data/categories';
import { PageHeading } from '@/ui/PageHeading';
import { CategoryDialog } from './CategoryDialog';
import { CategoryList } from './CategoryList';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { useCategoryOrder } from './use-category-order';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; category: CategoryRow };

/** In the shop’s order. */
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
        intro="The shop shows them in this order. Drag a category by its handle to move it."
        actions={add}
      />
      {shown.length === 0 ? (
        <div className="card">
          <EmptyState
            title="No categories yet"
            description="Categories divide the shop and become the tiles of its menu."
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
