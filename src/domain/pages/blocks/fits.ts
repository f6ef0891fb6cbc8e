import type { BlockField } from './fields';

/** Whether a value is of the kind that the property holds: what a component says is data, and may be anything. */
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
