import type { EditorBlock } from '../blocks/new-block';
import { columnsOf, idsWithin, withColumns, type Blocks } from './blocks';

/** Data from the API may repeat or lack ids. Deterministic: all editors agree. The same blocks if all is well. */
export function withUniqueIds(blocks: Blocks): Blocks {
  const ids = blocks.flatMap(idsWithin);
  if (new Set(ids).size === ids.length && ids.every(Boolean)) return blocks;
  const taken = new Set<string>();
  const free = (wanted: string): string => {
    const first = wanted || 'block';
    let id = first;
    for (let count = 2; taken.has(id); count++) id = `${first}-${count}`;
    taken.add(id);
    return id;
  };
  const renamed = (block: EditorBlock): EditorBlock => {
    const own = { ...block, id: free(block.id) };
    const columns = columnsOf(block);
    if (columns.length === 0) return own;
    return withColumns(
      own,
      columns.map((column) => ({ ...column, id: free(column.id), blocks: column.blocks.map(renamed) })),
    );
  };
  return blocks.map(renamed);
}
