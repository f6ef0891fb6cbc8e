'use client';

import { useState } from 'react';
import type { DraftItem } from '@/domain/team-draft';
import { addItem, changeItem, newItem, removeItem, restoreItem } from '@/domain/team-draft-changes';
import { INCOMPLETE_SELECTION } from '@/domain/team-order-messages';
import { toast } from '@/ui/toast';
import type { BuilderProduct } from '../../operations/order-builder/load-products';
import type { DraftSync } from './draft-sync';
import { lineProblems } from './product-view';

/** The lines of the draft, and which of them is open. */
export function useLines(sync: DraftSync, products: ReadonlyMap<string, BuilderProduct>) {
  const [open, setOpen] = useState<{ key: string; isNew: boolean }>();
  const [isPicking, setPicking] = useState(false);
  const problemsOf = (item: DraftItem) => lineProblems(item, products.get(item.product));

  function pick(product: BuilderProduct) {
    const available = product.colors.filter((color) => color.available);
    const only = available.length === 1 ? available[0]?.name : undefined;
    const item = newItem(crypto.randomUUID?.() ?? String(Math.random()), product.id, only ?? null);
    sync.edit(addItem(sync.state().draft, item));
    setOpen({ key: item.key, isNew: true });
    setPicking(false);
  }

  function remove(item: DraftItem) {
    const { draft } = sync.state();
    const index = draft.items.indexOf(item);
    sync.edit(removeItem(draft, item.key));
    const undo = () => sync.edit(restoreItem(sync.state().draft, item, index));
    const description = products.get(item.product)?.name;
    toast({ title: 'Line removed', description, action: { label: 'Undo', onClick: undo } });
  }

  /** Closes the open line, unless something in it is still to be chosen. */
  function done(item: DraftItem) {
    if (problemsOf(item).length > 0) return void toast(INCOMPLETE_SELECTION);
    setOpen(undefined);
  }

  return {
    open,
    isPicking,
    setPicking,
    pick,
    remove,
    done,
    edit: (key: string) => setOpen({ key, isNew: false }),
    change: (key: string, change: Partial<DraftItem>) => sync.edit(changeItem(sync.state().draft, key, change)),
    firstProblem: () => sync.state().draft.items.find((item) => problemsOf(item).length > 0)?.key,
  };
}
