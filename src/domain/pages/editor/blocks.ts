import { blockDefinition } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { replaceAt } from './list';
import type { ListId, PageDocument } from './types';

export type Blocks = readonly EditorBlock[];

export interface Column {
  id: string;
  blocks: Blocks;
  [property: string]: unknown;
}

const columnsProperty = (blockType: string): string | undefined =>
  blockDefinition(blockType)?.fields.find(({ kind }) => kind === 'columns')?.name;

export const holdsColumns = ({ blockType }: EditorBlock): boolean => columnsProperty(blockType) !== undefined;

const isColumn = (value: unknown): value is Column =>
  isRow(value) && typeof value.id === 'string' && Array.isArray(value.blocks);

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stored columns of a block. Columns without id or blocks get empty ones. */
export function columnsOf(block: EditorBlock): readonly Column[] {
  const property = columnsProperty(block.blockType);
  const stored = property === undefined ? undefined : block[property];
  if (!Array.isArray(stored)) return [];
  if (stored.every(isColumn)) return stored;
  return stored.filter(isRow).map(({ id, blocks, ...rest }) => ({
    ...rest,
    id: typeof id === 'string' ? id : '',
    blocks: Array.isArray(blocks) ? blocks : [],
  }));
}

export function withColumns(block: EditorBlock, columns: readonly Column[]): EditorBlock {
  const property = columnsProperty(block.blockType);
  return property === undefined || block[property] === columns ? block : { ...block, [property]: columns };
}

export interface Found {
  block: EditorBlock;
  list: ListId;
  index: number;
}

/** All blocks; those in columns follow the block that holds them. */
export function allBlocks(blocks: Blocks): Found[] {
  return blocks.flatMap((block, index) => [
    { block, list: 'page', index },
    ...columnsOf(block).flatMap((column) =>
      column.blocks.map((inner, at) => ({ block: inner, list: column.id, index: at })),
    ),
  ]);
}

export function listIn(blocks: Blocks, list: ListId): Blocks | undefined {
  if (list === 'page') return blocks;
  for (const block of blocks) {
    const column = columnsOf(block).find(({ id }) => id === list);
    if (column) return column.blocks;
  }
  return undefined;
}

export function findIn(blocks: Blocks, id: string): Found | undefined {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (block) return { block, list: 'page', index };
  for (const outer of blocks)
    for (const column of columnsOf(outer)) {
      const at = column.blocks.findIndex((inner) => inner.id === id);
      const inner = column.blocks[at];
      if (inner) return { block: inner, list: column.id, index: at };
    }
  return undefined;
}

/** Changes one list; everything else stays the same object. */
export function withList(blocks: Blocks, list: ListId, change: (blocks: Blocks) => Blocks): Blocks {
  if (list === 'page') return change(blocks);
  for (const [index, block] of blocks.entries()) {
    const columns = columnsOf(block);
    const at = columns.findIndex(({ id }) => id === list);
    const column = columns[at];
    if (!column) continue;
    const changed = change(column.blocks);
    if (changed === column.blocks) return blocks;
    return replaceAt(blocks, index, withColumns(block, replaceAt(columns, at, { ...column, blocks: changed })));
  }
  return blocks;
}

export const idsWithin = (block: EditorBlock): string[] => [
  block.id,
  ...columnsOf(block).flatMap((column) => [column.id, ...column.blocks.flatMap(idsWithin)]),
];

export const blocksOf = (document: PageDocument, list: ListId): Blocks | undefined => listIn(document.blocks, list);

export const findBlock = (document: PageDocument, id: string): Found | undefined => findIn(document.blocks, id);
