import { blockDefinition, type BlockField } from '../blocks';

/** Also in list items; paths into a rich text or table give the whole. Undefined for unknown blocks. */
export function fieldAt(blockType: string, path: string): BlockField | undefined {
  let fields: readonly BlockField[] = blockDefinition(blockType)?.fields ?? [];
  const keys = path.split('.');
  for (let at = 0; at < keys.length; at += 2) {
    const field = fields.find(({ name }) => name === keys[at]);
    if (field?.kind !== 'list' || at + 2 >= keys.length) return field;
    fields = field.fields;
  }
  return undefined;
}
