import type { BlockField } from './fields';

export function fits(field: BlockField, value: unknown): boolean {
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
