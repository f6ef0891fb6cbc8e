'use client';

import { useState } from 'react';
import type { DraftItem, TeamDraft } from '@/domain/teams/team-draft';
import { addItem, addKit, changeItem, newItem, removeItem, restoreItem } from '@/domain/teams/team-draft-changes';
import { INCOMPLETE_SELECTION } from '@/domain/teams/team-order-messages';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { newId } from '@/lib/client/new-id';
import { toast } from '@/ui/toast';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import { lineProblems, productsFor } from './product-view';

/** `visit` counts how often someone was sent there, to the element with an id where there is one. */
type OpenLine = { key: string; isNew: boolean; visit: number; target?: string };

type DraftPlace = { state: () => { draft: TeamDraft }; edit: (draft: TeamDraft) => void };

export function useLines(
  sync: DraftPlace,
  products: ReadonlyMap<string, BuilderProduct>,
  artwork: readonly BuilderArtwork[],
) {
  const [open, setOpen] = useState<OpenLine>();
  const [isPicking, setPicking] = useState(false);
  const problemsOf = (item: DraftItem) => lineProblems(item, products.get(item.product), artwork);

  function showProblem(key: string, target?: string) {
    setOpen((now) => ({ key, isNew: now?.key === key && now.isNew, visit: (now?.visit ?? 0) + 1, target }));
  }

  function pick(product: BuilderProduct) {
    const available = product.colors.filter((color) => color.available);
    const only = available.length === 1 ? available[0]?.name : undefined;
    const item = newItem(newId(), product.id, only ?? null);
    sync.edit(addItem(sync.state().draft, item));
    setOpen({ key: item.key, isNew: true, visit: 0 });
    setPicking(false);
  }

  /** Has all of a kit that is sold in the order; the first of it is open. */
  function pickKit(kit: RequestedKit) {
    const made = productsFor(kit, [...products.values()]).map(({ id }) => id);
    const { draft } = sync.state();
    const next = addKit(draft, kit.hash, made, newId);
    if (next.items.length > draft.items.length) sync.edit(next);
    const first = next.items.find((item) => item.kit === kit.hash);
    if (first) setOpen({ key: first.key, isNew: !draft.items.includes(first), visit: 0 });
    else
      toast({ title: `${kit.name} is not in your order`, description: 'None of its garments is sold at the moment.' });
  }

  function remove(item: DraftItem) {
    const { draft } = sync.state();
    const index = draft.items.indexOf(item);
    sync.edit(removeItem(draft, item.key));
    const undo = () => sync.edit(restoreItem(sync.state().draft, item, index));
    const description = products.get(item.product)?.name;
    toast({ title: 'Line removed', description, action: { label: 'Undo', onClick: undo } });
  }

  function done(item: DraftItem) {
    if (problemsOf(item).length > 0) {
      showProblem(item.key);
      return void toast(INCOMPLETE_SELECTION);
    }
    setOpen(undefined);
  }

  return {
    open,
    isPicking,
    setPicking,
    pick,
    pickKit,
    remove,
    done,
    edit: (key: string) => setOpen({ key, isNew: false, visit: 0 }),
    showProblem,
    change: (key: string, change: Partial<DraftItem>) => sync.edit(changeItem(sync.state().draft, key, change)),
    firstProblem: () => sync.state().draft.items.find((item) => problemsOf(item).length > 0)?.key,
  };
}
