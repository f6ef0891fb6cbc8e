import { blockDefinition, type BlockField } from './';

/** A block as the editors hold it: Payload's stored shape, with properties by their names. */
export interface EditorBlock {
  id: string;
  blockType: string;
  [property: string]: unknown;
}

/** Initial value of a property: lists are empty, columns at their minimum. */
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

/** The properties a block of this type starts with, or an item of one of its lists. */
export const defaultProps = (fields: readonly BlockField[], makeId: () => string): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, defaultOf(field, makeId)]));

/**
 * A new block.
 * @param props over the type's own defaults, as a component of the palette brings them.
 */
export function newBlock(type: string, makeId: () => string, props: Record<string, unknown> = {}): EditorBlock {
  const fields = blockDefinition(type)?.fields ?? [];
  return { ...defaultProps(fields, makeId), ...props, id: makeId(), blockType: type };
}

/** 'block-' and the time in ms, and what tells two of the same millisecond apart. */
export const blockId = (): string => `block-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
