import { blockDefinition, type BlockField } from './';

/** Payload’s stored shape, with properties by name. */
export interface EditorBlock {
  id: string;
  blockType: string;
  [property: string]: unknown;
}

function defaultOf(field: BlockField, makeId: () => string): unknown {
  switch (field.kind) {
    case 'list':
    case 'products':
      return [];
    case 'columns':
      return Array.from({ length: field.min }, () => ({ id: makeId(), blocks: [] }));
    case 'table':
      return { columns: ['', ''], rows: [['', '']] };
    case 'richText':
    case 'category':
      return null;
    case 'text':
    case 'longText':
    case 'link':
    case 'picture':
      return field.default ?? '';
    default:
      return field.default;
  }
}

export const defaultProps = (fields: readonly BlockField[], makeId: () => string): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, defaultOf(field, makeId)]));

/** @param props override the type’s defaults, as a palette component does. */
export function newBlock(type: string, makeId: () => string, props: Record<string, unknown> = {}): EditorBlock {
  const fields = blockDefinition(type)?.fields ?? [];
  return { ...defaultProps(fields, makeId), ...props, id: makeId(), blockType: type };
}

export const blockId = (): string => `block-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
