import { isRecord } from '../../text/is-record';
import { blockDefinition, type BlockField } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { columnsOf, withColumns } from './blocks';

type Item = Record<string, unknown>;

/**
 * A copy with ids of its own: the block's, its columns’ and their blocks’, and those of the items in its lists.
 * What this program does not know is copied as it is.
 */
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
