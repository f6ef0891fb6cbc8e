import { isRecord } from '../../text/is-record';
import type { BlockField } from '../blocks';
import { plainText } from './plain-text';

type Item = Readonly<Record<string, unknown>>;

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export function valueText(field: BlockField | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field?.kind) {
    case 'richText':
      return plainText(value);
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case 'toggle':
      return value === true ? 'Yes' : 'No';
    case 'products':
      return Array.isArray(value) && value.length > 0 ? counted(value.length, 'product') : '';
    case 'category':
      return 'A category';
    case 'table':
      return tableText(value);
    case 'list':
      return itemsOf(value)
        .map((item) => itemText(field.fields, item))
        .join(', ');
    case 'columns':
      return counted(itemsOf(value).length, 'column');
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

export const itemText = (fields: readonly BlockField[], item: Item): string =>
  fields.map((field) => valueText(field, item[field.name])).find((text) => text !== '') ?? 'Empty';

function tableText(value: unknown): string {
  if (!isRecord(value)) return '';
  const rows = [value.columns, ...(Array.isArray(value.rows) ? value.rows : [])];
  return rows
    .map((row: unknown) => (Array.isArray(row) ? row.join(' | ') : ''))
    .filter((row) => /[^ |]/.test(row))
    .join('\n');
}
