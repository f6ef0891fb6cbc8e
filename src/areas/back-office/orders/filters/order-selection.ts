import { z } from 'zod';

export type OrderSelection = { all: false; ids: readonly string[] } | { all: true; except: readonly string[] };

/** Most orders ticked one by one; all matching orders have no limit. */
export const MAX_TICKED = 2000;

const ids = z.array(z.uuid()).max(MAX_TICKED);

export const selectedOrders = z.object({
  query: z.string().max(1000),
  selection: z.union([z.object({ all: z.literal(false), ids }), z.object({ all: z.literal(true), except: ids })]),
});
export type SelectedOrders = z.infer<typeof selectedOrders>;

export const NOTHING_SELECTED: OrderSelection = { all: false, ids: [] };
export const ALL_SELECTED: OrderSelection = { all: true, except: [] };

export const isSelected = (selection: OrderSelection, id: string): boolean =>
  selection.all ? !selection.except.includes(id) : selection.ids.includes(id);

export const selectedCount = (selection: OrderSelection, matching: number): number =>
  selection.all ? Math.max(0, matching - selection.except.length) : selection.ids.length;

export function ticked(selection: OrderSelection, id: string, on: boolean): OrderSelection {
  if (selection.all) return { all: true, except: toggled(selection.except, id, !on) };
  return { all: false, ids: toggled(selection.ids, id, on) };
}

function toggled(ids: readonly string[], id: string, present: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return present && others.length < MAX_TICKED ? [...others, id] : others;
}
