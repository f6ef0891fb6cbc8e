import type { BlockField, Choice } from '@/domain/pages/blocks';

export type EditorView = 'a' | 'b';

/** Options an editor leaves out, by block type and property. */
const LEFT_OUT: Record<EditorView, Record<string, readonly string[]>> = {
  a: { 'image.width': ['1/4', '1/2', '3/4'] },
  b: { 'text.fontSize': ['2xl', '3xl'] },
};

export function offeredOptions(
  view: EditorView,
  blockType: string,
  field: Extract<BlockField, { kind: 'choice' }>,
  chosen: unknown,
): readonly Choice[] {
  const leftOut = LEFT_OUT[view][`${blockType}.${field.name}`] ?? [];
  return field.options.filter(({ value }) => value === chosen || !leftOut.includes(value));
}
