import { startTransition, useOptimistic } from 'react';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { orderCategoriesAction } from './category-actions';
import type { CategoryRow } from './data/categories';

/** Order shown while it is saved, and a function that saves another one, with undo. */
export function useCategoryOrder(categories: readonly CategoryRow[]) {
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

/** Categories missing from an older order go to the end. */
function inOrder(categories: readonly CategoryRow[], ids: readonly string[]): readonly CategoryRow[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: CategoryRow) => place.get(id) ?? ids.length;
  return [...categories].sort((a, b) => placeOf(a) - placeOf(b));
}
