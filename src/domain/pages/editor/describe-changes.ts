import { allBlocks, columnsOf, type Blocks, type Found } from './blocks';
import { detail, detailsOf } from './describe/details';
import { keptInOrder } from '../../merging/longest-run';
import { subjectOf } from './subject';
import {
  FIELD_LABELS,
  PAGE_FIELDS,
  type Change,
  type ChangeDetail as Detail,
  type ListId,
  type PageDocument,
} from './types';
import { withUniqueIds } from './unique-ids';

/** In page order, removed blocks last. A block both moved and changed has two entries. */
export function describeChanges(before: PageDocument, after: PageDocument): Change[] {
  const [old, current] = [laidOpen(before.blocks), laidOpen(after.blocks)];
  return [
    ...PAGE_FIELDS.flatMap((field): Change[] => {
      const label = FIELD_LABELS[field];
      const details = [detail(label, before[field], after[field])];
      return before[field] === after[field] ? [] : [{ kind: 'changed', subject: label, details }];
    }),
    ...[...current.found.values()].flatMap((found) => changesOf(found, old, current)),
    ...[...old.found.values()].flatMap((found): Change[] =>
      current.found.has(found.block.id) || goesWithItsColumns(found, old, current)
        ? []
        : [{ kind: 'removed', subject: subjectOf(found.block), blockId: found.block.id, details: [] }],
    ),
  ];
}

interface LaidOpen {
  found: ReadonlyMap<string, Found>;
  lists: ReadonlyMap<ListId, string[]>;
  /** Block and name of each column. */
  columns: ReadonlyMap<ListId, { holder: string; name: string }>;
}

function laidOpen(page: Blocks): LaidOpen {
  const blocks = withUniqueIds(page);
  const all = allBlocks(blocks);
  const lists = new Map<ListId, string[]>();
  for (const { block, list } of all) lists.set(list, [...(lists.get(list) ?? []), block.id]);
  const columns = blocks.flatMap((block) =>
    columnsOf(block).map(({ id }, index) => [id, { holder: block.id, name: `column ${index + 1}` }] as const),
  );
  return { found: new Map(all.map((each) => [each.block.id, each])), lists, columns: new Map(columns) };
}

function changesOf(found: Found, old: LaidOpen, current: LaidOpen): Change[] {
  const { block } = found;
  const before = old.found.get(block.id);
  const change = (kind: Change['kind'], details: Detail[]): Change => ({
    kind,
    subject: subjectOf(block),
    blockId: block.id,
    details,
  });
  if (!before) return goesWithItsColumns(found, current, old) ? [] : [change('added', [])];
  const details = detailsOf(before.block, block);
  return [
    ...(isMoved(before, found, old, current)
      ? [change('moved', [{ label: 'Position', before: placeOf(before, old), after: placeOf(found, current) }])]
      : []),
    ...(details.length > 0 ? [change('changed', details)] : []),
  ];
}

/** True if it came or went with the block that holds its column. */
function goesWithItsColumns({ list }: Found, here: LaidOpen, there: LaidOpen): boolean {
  const holder = here.columns.get(list)?.holder;
  return holder !== undefined && !there.found.has(holder);
}

function isMoved(before: Found, after: Found, old: LaidOpen, current: LaidOpen): boolean {
  if (before.list !== after.list) return true;
  return !keptInOrder(old.lists.get(before.list) ?? [], current.lists.get(after.list) ?? []).has(after.block.id);
}

function placeOf({ list, index }: Found, { columns }: LaidOpen): string {
  const column = columns.get(list);
  return column ? `${index + 1} in ${column.name}` : String(index + 1);
}
