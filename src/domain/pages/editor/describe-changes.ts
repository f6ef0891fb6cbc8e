import { allBlocks, columnsOf, type Blocks, type Found } from './blocks';
import { keptInOrder } from '../../merging/longest-run';
import { subjectOf, cut } from './subject';
import {
  FIELD_LABELS,
  PAGE_FIELDS,
  type Change,
  type ChangeDetail as Detail,
  type ListId,
  type PageDocument,
} from './types';
import { withUniqueIds } from './unique-ids';
import { isRecord } from '../../text/is-record';
import { blockDefinition, type BlockField } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { isSame } from '../../merging/is-same';
import { itemsOf, itemText, valueText } from './value-text';

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

type Props = Readonly<Record<string, unknown>>;

const MAX_TEXT = 240;
/** Characters kept before the first difference of two long texts. */
const LEAD = 40;
/** Payload’s own fields, and identifiers. */
const BOOKKEEPING = new Set(['id', 'blockType', 'blockName']);

/** Both values for display; long ones start shortly before the difference. */
function detail(label: string, before: string, after: string): Detail {
  let parting = 0;
  while (parting < before.length && before[parting] === after[parting]) parting++;
  const isLong = Math.max(before.length, after.length) > MAX_TEXT;
  const start = isLong ? Math.max(0, parting - LEAD) : 0;
  const shown = (text: string) => cut((start > 0 ? '…' : '') + text.slice(start), MAX_TEXT);
  return { label, before: shown(before), after: shown(after) };
}

function detailsOf(before: EditorBlock, after: EditorBlock): Detail[] {
  const fields = blockDefinition(after.blockType)?.fields ?? [];
  const known = new Set(fields.map(({ name }) => name));
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !known.has(name) && !BOOKKEEPING.has(name),
  );
  return [
    ...fields.flatMap((field) => fieldDetails(field, field.label, before, after)),
    ...others.flatMap((name) => valueDetail(undefined, name, before[name], after[name])),
  ];
}

function fieldDetails(field: BlockField, label: string, before: Props, after: Props): Detail[] {
  const [old, current] = [before[field.name], after[field.name]];
  if (field.kind === 'columns') return columnDetails(label, old, current);
  if (field.kind !== 'list') return valueDetail(field, label, old, current);
  if (isSame(old, current)) return [];
  const [olds, currents] = [itemsOf(old), itemsOf(current)];
  if (![...olds, ...currents].every(({ id }) => typeof id === 'string')) return valueDetail(field, label, old, current);
  return listDetails(field, olds, currents);
}

function valueDetail(field: BlockField | undefined, label: string, old: unknown, current: unknown): Detail[] {
  const [before, after] = [valueText(field, old), valueText(field, current)];
  if (isSame(old, current) || (before === '' && after === '')) return [];
  if (field?.kind === 'picture') return [{ label, before, after, isPicture: true }];
  // A difference beyond the text, such as bold words or another product.
  return [detail(label, before, before === after ? `${after} (changed)` : after)];
}

/** Blocks in columns have their own entries. */
function columnDetails(label: string, old: unknown, current: unknown): Detail[] {
  const ids = (value: unknown) => itemsOf(value).map(({ id }) => id);
  if (isSame(ids(old), ids(current))) return [];
  const [before, after] = [String(ids(old).length), String(ids(current).length)];
  return [detail(label, before, before === after ? `${after} (reordered)` : after)];
}

function listDetails(field: Extract<BlockField, { kind: 'list' }>, olds: Props[], currents: Props[]): Detail[] {
  const named = (index: number) => `${field.itemLabel} ${index + 1}`;
  const [oldIds, ids] = [olds, currents].map((items) => items.map(({ id }) => String(id))) as [string[], string[]];
  const details = currents.flatMap((item, index): Detail[] => {
    const old = olds.find(({ id }) => id === item.id);
    if (!isRecord(old)) return [detail(named(index), '', itemText(field.fields, item))];
    return field.fields.flatMap((each) => fieldDetails(each, `${named(index)}: ${each.label}`, old, item));
  });
  const removed = olds.flatMap((item, index) =>
    ids.includes(String(item.id)) ? [] : [detail(named(index), itemText(field.fields, item), '')],
  );
  const common = ids.filter((id) => oldIds.includes(id));
  const text = (items: Props[]) =>
    items
      .filter(({ id }) => common.includes(String(id)))
      .map((item) => itemText(field.fields, item))
      .join(', ');
  const isReordered = keptInOrder(oldIds, ids).size < common.length;
  return [
    ...details,
    ...removed,
    ...(isReordered ? [detail(`Order of ${field.label}`, text(olds), text(currents))] : []),
  ];
}
