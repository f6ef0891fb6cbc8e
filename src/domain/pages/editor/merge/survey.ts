import type { Blocks, Column } from '../blocks';
import { columnsOf, holdsColumns } from '../blocks';
import type { EditorBlock } from '../../blocks/new-block';
import type { ListId } from '../types';

export interface Survey {
  blocks: ReadonlyMap<string, { block: EditorBlock; list: ListId }>;
  lists: ReadonlyMap<ListId, readonly string[]>;
  /** Columns by the block that holds them. */
  columns: ReadonlyMap<string, readonly Column[]>;
}

export function survey(page: Blocks): Survey {
  const blocks = new Map<string, { block: EditorBlock; list: ListId }>();
  const lists = new Map<ListId, string[]>();
  const columns = new Map<string, readonly Column[]>();
  const add = (list: ListId, listed: Blocks) => {
    lists.set(
      list,
      listed.map(({ id }) => id),
    );
    for (const block of listed) blocks.set(block.id, { block, list });
  };
  add('page', page);
  for (const block of page.filter(holdsColumns)) {
    columns.set(block.id, columnsOf(block));
    for (const column of columnsOf(block)) add(column.id, column.blocks);
  }
  return { blocks, lists, columns };
}
