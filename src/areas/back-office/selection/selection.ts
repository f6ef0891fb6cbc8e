import { z } from 'zod';

export type RecordSelection = { all: false; ids: readonly string[] } | { all: true; except: readonly string[] };

/** Most records ticked one by one; all matching ones have no limit. */
export const MAX_TICKED = 2000;

const ids = z.array(z.uuid()).max(MAX_TICKED);

export const selectedRecords = z.object({
  query: z.string().max(1000),
  selection: z.union([z.object({ all: z.literal(false), ids }), z.object({ all: z.literal(true), except: ids })]),
});
export type SelectedRecords = z.infer<typeof selectedRecords>;

export const NOTHING_SELECTED: RecordSelection = { all: false, ids: [] };
export const ALL_SELECTED: RecordSelection = { all: true, except: [] };

export const isSelected = (selection: RecordSelection, id: string): boolean =>
  selection.all ? !selection.except.includes(id) : selection.ids.includes(id);

export const selectedCount = (selection: RecordSelection, matching: number): number =>
  selection.all ? Math.max(0, matching - selection.except.length) : selection.ids.length;

export function ticked(selection: RecordSelection, id: string, on: boolean): RecordSelection {
  if (selection.all) return { all: true, except: toggled(selection.except, id, !on) };
  return { all: false, ids: toggled(selection.ids, id, on) };
}

function toggled(ids: readonly string[], id: string, present: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return present && others.length < MAX_TICKED ? [...others, id] : others;
}
