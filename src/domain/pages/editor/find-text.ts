import { blockDefinition, type BlockField } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { allBlocks, type Blocks } from './blocks';
import { itemsOf, valueText } from './value-text';

export interface FoundText {
  /** 'FAQ, Question 2' */
  place: string;
  parts: { text: string; isHit: boolean }[];
}

/** Characters before the first match, and in all. */
const LEAD = 40;
const MOST = 160;

/** Text with most of the searched words, the first of equals; ignores case. */
export function findText(blocks: Blocks, search: string): FoundText | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  let best: { place: string; text: string; count: number } | undefined;
  for (const { block } of allBlocks(blocks)) {
    for (const { place, text } of textsOf(block)) {
      const lower = text.toLowerCase();
      const count = words.filter((word) => lower.includes(word)).length;
      if (count > (best?.count ?? 0)) best = { place, text, count };
    }
  }
  return best && { place: best.place, parts: excerpt(best.text, words) };
}

type Text = { place: string; text: string };

function textsOf(block: EditorBlock): Text[] {
  const definition = blockDefinition(block.blockType);
  return definition ? textsIn(block, definition.fields, definition.label) : [];
}

const WRITTEN: ReadonlySet<BlockField['kind']> = new Set(['text', 'longText', 'richText', 'table']);

const textsIn = (holder: Readonly<Record<string, unknown>>, fields: readonly BlockField[], place: string): Text[] =>
  fields.flatMap((field): Text[] => {
    const value = holder[field.name];
    if (WRITTEN.has(field.kind)) return [{ place, text: valueText(field, value).replace(/\s+/g, ' ') }];
    if (field.kind !== 'list') return [];
    return itemsOf(value).flatMap((item, index) =>
      textsIn(item, field.fields, `${place}, ${field.itemLabel} ${index + 1}`),
    );
  });

function excerpt(text: string, words: readonly string[]): FoundText['parts'] {
  const hits = new RegExp(`(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`, 'iu');
  const first = Math.max(0, text.search(hits));
  const start = first <= LEAD ? 0 : text.lastIndexOf(' ', first - LEAD) + 1 || first - LEAD;
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, start + MOST)}${text.length > start + MOST ? '…' : ''}`;
  return shown
    .split(hits)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
