import { isRecord } from '../../text/is-record';
import { blockDefinition, type BlockField } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { columnsOf, withColumns } from './blocks';

type Item = Record<string, unknown>;

/** Copies a block with new ids for it, its columns, their blocks and list items. Unknown data is copied unchanged. */
export function copyBlock(block: EditorBlock, makeId: () => string): EditorBlock {
  const fields = blockDefinition(block.blockType)?.fields ?? [];
  const copy = { ...block, ...copiedLists(block, fields, makeId), id: makeId() };
  const columns = columnsOf(block);
  if (columns.length === 0) return copy;
  return withColumns(
    copy,
    columns.map((column) => ({
      ...column,
      id: makeId(),
      blocks: column.blocks.map((inner) => copyBlock(inner, makeId)),
    })),
  );
}

function copiedLists(holder: Item, fields: readonly BlockField[], makeId: () => string): Item {
  const copies: Item = {};
  for (const field of fields) {
    const items = holder[field.name];
    if (field.kind !== 'list' || !Array.isArray(items)) continue;
    copies[field.name] = items.map((item: unknown) =>
      isRecord(item) ? { ...item, ...copiedLists(item, field.fields, makeId), id: makeId() } : item,
    );
  }
  return copies;
}
