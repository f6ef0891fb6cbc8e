import { isHexColor } from '@/domain/text/hex';
import { isTable, type TableData } from '@/domain/text/table/table-data';
import { nodesIn, plainText } from '@/domain/pages/editor/plain-text';
import { blocksWithin } from '@/modules/pages/blocks-within';
import type { PageBlock } from '@/modules/pages/page-content';

export type PrintedPart =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'item'; title: string; text: string }
  | { kind: 'table'; table: TableData }
  | { kind: 'swatches'; swatches: { name: string; color: string }[] };

/** Blocks that link to other pages, or show what paper cannot. */
const LEFT_OUT = new Set([
  'hero',
  'button',
  'callToAction',
  'productGrid',
  'categoryTiles',
  'form',
  'newsletter',
  'downloads',
]);

export const printedParts = (blocks: readonly PageBlock[]): PrintedPart[] =>
  blocksWithin(blocks).flatMap((block) => (LEFT_OUT.has(block.blockType) ? [] : [...headOf(block), ...bodyOf(block)]));

function headOf(block: PageBlock): PrintedPart[] {
  return [
    ...written('heading', 'heading' in block ? block.heading : undefined),
    ...written('text', 'intro' in block ? block.intro : undefined),
  ];
}

function bodyOf(block: PageBlock): PrintedPart[] {
  switch (block.blockType) {
    case 'text':
      return richText(block.content);
    case 'table':
      return [...tableOf(block.table), ...written('text', block.note)];
    case 'swatches': {
      const swatches = (block.items ?? []).flatMap(({ name, color }) =>
        isHexColor(color) ? [{ name: name ?? color, color }] : [],
      );
      return swatches.length > 0 ? [{ kind: 'swatches', swatches }] : [];
    }
    case 'faq':
      return (block.items ?? []).flatMap(({ question, answer }) => item(question, answer));
    case 'steps':
      return (block.steps ?? []).flatMap(({ title, text }) => item(title, text));
    case 'featureTiles':
      return (block.tiles ?? []).flatMap(({ title, text }) => item(title, text));
    default:
      return [];
  }
}

type Written = string | null | undefined;

const written = (kind: 'heading' | 'text', text: Written): PrintedPart[] =>
  text?.trim() ? [{ kind, text: text.trim() }] : [];

const item = (title: Written, text: Written): PrintedPart[] =>
  title?.trim() || text?.trim() ? [{ kind: 'item', title: title?.trim() ?? '', text: text?.trim() ?? '' }] : [];

const tableOf = (table: unknown): PrintedPart[] =>
  table && isTable(table) ? [{ kind: 'table', table: table as TableData }] : [];

function richText(content: unknown): PrintedPart[] {
  const [root] = nodesIn(content);
  const children = Array.isArray(root?.children) ? root.children : [];
  return children.flatMap((child: unknown) => {
    const isHeading = nodesIn(child)[0]?.type === 'heading';
    return written(isHeading ? 'heading' : 'text', plainText(child));
  });
}
