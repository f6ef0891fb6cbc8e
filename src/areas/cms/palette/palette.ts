import { BLOCK_CATEGORIES, blockDefinition, type BlockCategory } from '@/domain/pages/blocks';
import { fits } from '@/domain/pages/blocks/fits';
import { newBlock, type EditorBlock } from '@/domain/pages/blocks/new-block';
import { columnsOf, findBlock, holdsColumns, type PageDocument, type Place } from '@/domain/pages/editor';
import { copyBlock } from '@/domain/pages/editor/copy-block';
import type { PaletteComponent } from './list-components';

export const byCategory = (
  components: readonly PaletteComponent[],
): [category: BlockCategory, components: PaletteComponent[]][] =>
  BLOCK_CATEGORIES.map((category): [BlockCategory, PaletteComponent[]] => [
    category,
    components.filter((each) => each.category === category),
  ]).filter(([, ofCategory]) => ofCategory.length > 0);

export type Offer = { name: string; type: string; category: string };

export function offers({ name, type, category }: Offer, search: string): boolean {
  const definition = blockDefinition(type);
  const text = [name, category, definition?.label, definition?.description].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Block of a component; a text if its type is unknown. */
export function blockOfComponent(
  { template, defaultProps: props }: PaletteComponent,
  makeId: () => string,
): EditorBlock {
  const type = blockDefinition(template.type) ? template.type : 'text';
  const fields = blockDefinition(type)?.fields ?? [];
  const fitting = Object.fromEntries(
    fields.flatMap((field) => (fits(field, props[field.name]) ? [[field.name, props[field.name]]] : [])),
  );
  // Items of its lists need ids of their own in every block, too.
  return copyBlock(newBlock(type, makeId, fitting), makeId);
}

/** True if a block of this type may go there: one with columns never goes into a column. */
export const fitsInto = ({ list }: Place, type: string): boolean =>
  list === 'page' || !blockDefinition(type)?.fields.some(({ kind }) => kind === 'columns');

export function placeOfNew(document: PageDocument, selectedId: string | undefined, block: EditorBlock): Place {
  const end = { list: 'page', index: document.blocks.length };
  const selected = selectedId === undefined ? undefined : findBlock(document, selectedId);
  if (!selected) return end;
  if (selected.list === 'page' || !holdsColumns(block)) return { list: selected.list, index: selected.index + 1 };
  const outer = document.blocks.findIndex((each) => columnsOf(each).some(({ id }) => id === selected.list));
  return outer < 0 ? end : { list: 'page', index: outer + 1 };
}
