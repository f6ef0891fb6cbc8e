/** What the panels of both editors can put on a page. Pure. */
import { BLOCK_CATEGORIES, blockDefinition, type BlockCategory, type BlockField } from '@/domain/page-blocks';
import { newBlock, type EditorBlock } from '@/domain/page-blocks/new-block';
import { columnsOf, findBlock, holdsColumns, type PageDocument, type Place } from '@/domain/page-editor';
import type { PaletteComponent } from '../../operations/pages/list-components';

/** The components by category, in the order of spec §9; categories without any are left out. */
export const byCategory = (
  components: readonly PaletteComponent[],
): [category: BlockCategory, components: PaletteComponent[]][] =>
  BLOCK_CATEGORIES.map((category): [BlockCategory, PaletteComponent[]] => [
    category,
    components.filter((each) => each.category === category),
  ]).filter(([, ofCategory]) => ofCategory.length > 0);

/** The block that a component of the palette stands for, a text where its type is unknown (spec §3). */
export function blockOfComponent(
  { template, defaultProps: props }: PaletteComponent,
  makeId: () => string,
): EditorBlock {
  const type = blockDefinition(template.type) ? template.type : 'text';
  const fields = blockDefinition(type)?.fields ?? [];
  const fitting = Object.fromEntries(
    fields.flatMap((field) => (fits(field, props[field.name]) ? [[field.name, props[field.name]]] : [])),
  );
  return newBlock(type, makeId, fitting);
}

/** Whether a value is of the kind that the property holds: a palette is data, and may say anything. */
function fits(field: BlockField, value: unknown): boolean {
  switch (field.kind) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max;
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'list':
    case 'columns':
    case 'products':
      return Array.isArray(value) && value.length <= field.max;
    case 'richText':
    case 'table':
      return typeof value === 'object' && value !== null;
    default:
      return typeof value === 'string';
  }
}

/** Whether a block of this type may be put there: what holds columns never goes into one. */
export const fitsInto = ({ list }: Place, type: string): boolean =>
  list === 'page' || !blockDefinition(type)?.fields.some(({ kind }) => kind === 'columns');

/** Where a new block goes: after the selected one, else to the end; what holds columns never goes into one. */
export function placeOfNew(document: PageDocument, selectedId: string | undefined, block: EditorBlock): Place {
  const end = { list: 'page', index: document.blocks.length };
  const selected = selectedId === undefined ? undefined : findBlock(document, selectedId);
  if (!selected) return end;
  if (selected.list === 'page' || !holdsColumns(block)) return { list: selected.list, index: selected.index + 1 };
  const outer = document.blocks.findIndex((each) => columnsOf(each).some(({ id }) => id === selected.list));
  return outer < 0 ? end : { list: 'page', index: outer + 1 };
}
