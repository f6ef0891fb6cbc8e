import { z } from 'zod';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { copyBlock, holdsColumns } from '@/domain/pages/editor';
import type { ListId } from '@/domain/pages/editor/types';

const MOST = 50;
const MARK = 'kitroom-blocks';

const copied = z.object({
  kind: z.literal(MARK),
  blocks: z
    .array(z.looseObject({ id: z.string().min(1).max(100), blockType: z.string().min(1).max(60) }))
    .min(1)
    .max(MOST),
});

export const toClipboard = (blocks: readonly EditorBlock[]): string => JSON.stringify({ kind: MARK, blocks });

/** Gives new ids; undefined for any other text. Columns do not go into columns. */
export function fromClipboard(text: string, list: ListId, makeId: () => string): EditorBlock[] | undefined {
  try {
    const { success, data } = copied.safeParse(JSON.parse(text));
    if (!success) return undefined;
    return data.blocks
      .filter((block) => list === 'page' || !holdsColumns(block))
      .map((block) => copyBlock(block, makeId));
  } catch {
    return undefined;
  }
}
