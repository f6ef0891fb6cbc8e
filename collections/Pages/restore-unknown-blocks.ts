import type { CollectionBeforeChangeHook } from 'payload';
import { blockDefinition } from '@/domain/pages/blocks';
import type { Page } from '@/payload-types';

type Block = Readonly<Record<string, unknown>> & { id?: string | null; blockType: string };
type Column = Readonly<Record<string, unknown>> & { blocks?: Block[] | null };

/** Keeps blocks of unknown types as stored: Payload’s panel sends only their id and type. */
export const restoreUnknownBlocks: CollectionBeforeChangeHook<Page> = ({ data, originalDoc }) => {
  const stored = new Map(blocksWithin(originalDoc?.content ?? []).map((block) => [block.id, block]));
  const isUnknown = ({ id, blockType }: Block) =>
    Boolean(id) && !blockDefinition(blockType) && stored.get(id)?.blockType === blockType;
  const kept = (block: Block): Block =>
    isUnknown(block) ? { ...stored.get(block.id), ...block } : inside(block, kept);
  const content = data.content as Block[] | null | undefined;
  return content ? { ...data, content: content.map(kept) as unknown as Page['content'] } : data;
};

const columnsOf = ({ columns }: Block): Column[] => (Array.isArray(columns) ? (columns as Column[]) : []);

const blocksWithin = (blocks: readonly object[]): Block[] =>
  (blocks as Block[]).flatMap((block) => [block, ...columnsOf(block).flatMap((column) => column.blocks ?? [])]);

const inside = (block: Block, change: (block: Block) => Block): Block =>
  columnsOf(block).some((column) => column.blocks?.length)
    ? { ...block, columns: columnsOf(block).map((column) => ({ ...column, blocks: column.blocks?.map(change) })) }
    : block;
