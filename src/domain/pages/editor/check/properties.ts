import { blockDefinition, type BlockField } from '../../blocks';
import type { EditorBlock } from '../../blocks/new-block';
import { itemsOf } from '../value-text';

type Props = Readonly<Record<string, unknown>>;

export interface Property {
  field: BlockField;
  value: unknown;
  path: string;
  holder: Props;
  fields: readonly BlockField[];
  /** 'Tile 2' in a list; undefined for the block’s own properties. */
  item?: string;
}

export const propertiesOf = (block: EditorBlock): Property[] =>
  propertiesIn(block, blockDefinition(block.blockType)?.fields ?? [], '');

function propertiesIn(holder: Props, fields: readonly BlockField[], prefix: string, item?: string): Property[] {
  return fields.flatMap((field): Property[] => {
    const path = prefix + field.name;
    const value = holder[field.name];
    const own = { field, value, path, holder, fields, ...(item !== undefined && { item }) };
    if (field.kind !== 'list') return [own];
    return [
      own,
      ...itemsOf(value).flatMap((each, index) =>
        propertiesIn(each, field.fields, `${path}.${index}.`, `${field.itemLabel} ${index + 1}`),
      ),
    ];
  });
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const inItem = ({ item }: Property, sentence: string): string => (item ? `${item}: ${sentence}` : sentence);
