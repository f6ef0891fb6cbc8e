'use client';

import { Plus, Tags } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState, startTransition, useOptimistic } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { CategoryRow } from './data';
import { PageHeading } from '@/ui/PageHeading';
import { CategoryDialog } from './CategoryDialog';
import { arrayMove } from '@dnd-kit/sortable';
import { SortableRows } from '@/ui/SortableRows';
import { CategoryListRow } from './CategoryListRow';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { orderCategoriesAction, deleteCategoryAction, setCategoryActiveAction } from './category-actions';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { Result } from '@/lib/result';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; category: CategoryRow };

export function CategoriesScreen({ categories }: { categories: readonly CategoryRow[] }) {
  const { shown, reorder } = useCategoryOrder(categories);
  const [chosen, setOpen] = useState<Open>();
  // '?new', as the search palette links here.
  const isLinked = useSearchParams().has('new');
  const open = chosen ?? (isLinked ? { dialog: 'add' } : undefined);

  function close() {
    setOpen(undefined);
    if (isLinked) window.history.replaceState(null, '', window.location.pathname);
  }

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

type DeleteCategoryDialogProps = { category: CategoryRow; categories: readonly CategoryRow[]; onClose: () => void };

/** A category in use is deactivated instead, or its products move first. */
function DeleteCategoryDialog({ category, categories, onClose }: DeleteCategoryDialogProps) {
  const { id, name, products, children, isActive } = category;
  const [moveTo, setMoveTo] = useState('');
  const [busy, setBusy] = useState<'delete' | 'deactivate'>();
  const others = categories.filter((other) => other.id !== id);
  const close = (open: boolean) => {
    if (!open) onClose();
  };

  async function run(what: 'delete' | 'deactivate', work: () => Promise<Result>, done: string): Promise<void> {
    setBusy(what);
    const result = await callAction(work());
    setBusy(undefined);
    if (result.ok) {
      toast({ title: done, description: name });
      return onClose();
    }
    toast(failed(result.code === 'in_use' ? result.message : `Failed to ${what} category`));
  }

  const remove = (to: string | null) => run('delete', () => deleteCategoryAction(id, to), '✅ Category Deleted');
  const deactivate = () => run('deactivate', () => setCategoryActiveAction(id, false), '✅ Category Deactivated');

  if (products + children === 0) {
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        destructive
        title={`Delete ${name}?`}
        description="It contains no products. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => remove(null)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title={`${name} is in use`}
      description={inUse(products, children)}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {isActive && (
            <Button variant="secondary" loading={busy === 'deactivate'} onClick={() => void deactivate()}>
              Deactivate
            </Button>
          )}
          {children === 0 && (
            <Button
              variant="destructive"
              loading={busy === 'delete'}
              disabled={moveTo === ''}
              onClick={() => void remove(moveTo)}
            >
              Move and delete
            </Button>
          )}
        </>
      }
    >
      {children === 0 && (
        <Field label="Move its products to">
          {(control) => (
            <Select {...control} value={moveTo} onChange={({ target: { value } }) => setMoveTo(value)}>
              <option value="">Choose a category</option>
              <Options choices={others.map((other) => ({ value: other.id, label: other.name }))} />
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  );
}

function inUse(products: number, children: number): string {
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  const named = [...some(products, 'product', 'products'), ...some(children, 'category', 'categories')].join(' and ');
  const verb = products + children === 1 ? 'belongs' : 'belong';
  return children > 0
    ? `${named} ${verb} to it. Move the categories under it first, or deactivate it.`
    : `${named} ${verb} to it. Deactivate it, or move the products and delete it.`;
}
