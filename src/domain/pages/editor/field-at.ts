import { blockDefinition, type BlockField } from '../blocks';

/**
 * What stands at a path of a block, by the catalogue: the property itself, that of a list's item, and for a path into
 * a rich text or a table the whole of it. Nothing for what this program does not know.
 */
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
