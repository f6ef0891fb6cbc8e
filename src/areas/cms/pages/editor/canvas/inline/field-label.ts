import { blockDefinition, type BlockField } from '@/domain/pages/blocks';

/** Label of a value in a block by its path: `tiles.2.text` of feature tiles is 'Tile 3: Text'. Pure. */
export function fieldLabel(blockType: string, path: string): string {
  const labels: string[] = [];
  let fields: readonly BlockField[] = blockDefinition(blockType)?.fields ?? [];
  for (const part of path.split('.')) {
    const field = fields.find(({ name }) => name === part);
    if (field) labels.push(field.kind === 'list' ? field.itemLabel : field.label);
    else if (/^\d+$/.test(part) && labels.length) labels.push(`${labels.pop()} ${Number(part) + 1}`);
    if (field?.kind === 'list') fields = field.fields;
  }
  return labels.join(': ') || 'Text';
}
