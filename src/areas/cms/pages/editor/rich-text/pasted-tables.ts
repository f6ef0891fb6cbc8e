/** Division of a text at its pasted tables: each becomes a block of its own. Pure. */
import { isTable, type TableData } from '@/domain/text/table/table-data';
import { storedOrNull, type StoredNode, type StoredText } from './kept-nodes';

const PASTED_TABLE = 'pasted-table';

interface PastedTable {
  table: TableData;
  rowHeads: boolean;
}

export type TextPart = { content: StoredText } | PastedTable;

export function tableNode(json: string | undefined): StoredNode | undefined {
  if (!json) return undefined;
  const { table, rowHeads } = JSON.parse(json) as Partial<PastedTable>;
  return table && isTable(table) ? { type: PASTED_TABLE, version: 1, table, rowHeads: rowHeads === true } : undefined;
}

const isPasted = (node: StoredNode): node is StoredNode & PastedTable => node.type === PASTED_TABLE;

/** Texts and tables in order, without blank texts; undefined if there is no pasted table. */
export function partsOf(text: StoredText): TextPart[] | undefined {
  const pieces = text.root.children.flatMap(divided);
  if (!pieces.some(isPasted)) return undefined;
  const parts: TextPart[] = [];
  let run: StoredNode[] = [];
  const close = () => {
    const content = storedOrNull({ ...text, root: { ...text.root, children: withoutBlankEnds(run) } });
    if (content) parts.push({ content });
    run = [];
  };
  for (const piece of pieces) {
    if (isPasted(piece)) {
      close();
      parts.push({ table: piece.table, rowHeads: piece.rowHeads });
    } else run.push(piece);
  }
  close();
  return parts;
}

function divided(node: StoredNode): StoredNode[] {
  if (!node.children) return [node];
  const pieces = node.children.flatMap(divided);
  if (!pieces.some(isPasted)) return [node];
  const parts: StoredNode[] = [];
  let run: StoredNode[] = [];
  for (const piece of [...pieces, undefined]) {
    if (piece && !isPasted(piece)) {
      run.push(piece);
      continue;
    }
    if (run.length > 0) parts.push({ ...node, children: run });
    if (piece) parts.push(piece);
    run = [];
  }
  return parts;
}

const isBlank = ({ type, children }: StoredNode): boolean => type === 'paragraph' && !children?.length;

function withoutBlankEnds(nodes: readonly StoredNode[]): StoredNode[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}
