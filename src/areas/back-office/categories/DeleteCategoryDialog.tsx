'use client';

import { useState } from 'react';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import type { Result } from '@/lib/result';
import { deleteCategoryAction, setCategoryActiveAction } from './category-actions';
import type { CategoryRow } from './data';

type DeleteCategoryDialogProps = { category: CategoryRow; categories: readonly CategoryRow[]; onClose: () => void };

/** A category in use is deactivated instead, or its products move first. */
export function DeleteCategoryDialog({ category, categories, onClose }: DeleteCategoryDialogProps) {
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
