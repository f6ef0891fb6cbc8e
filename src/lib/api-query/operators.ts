import type { FlattenedField } from 'payload';
import { isUuid } from '@/domain/text/uuid';

type Kind = 'text' | 'number' | 'date' | 'checkbox' | 'choice' | 'id' | 'whole';

const equality = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const order = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];

const textSearches: ReadonlySet<string> = new Set(['like', 'not_like', 'contains']);
const lists = new Set(['in', 'not_in']);

/** Payload knows more that PostgreSQL does not (`all`, `near` without PostGIS). */
const operators: Record<Kind, ReadonlySet<string>> = {
  text: new Set([...equality, ...textSearches]),
  // Payload reads `like` as `equals` on anything but text.
  number: new Set([...equality, ...order, 'like']),
  date: new Set([...equality, ...order]),
  checkbox: new Set(['equals', 'not_equals', 'exists']),
  choice: new Set(equality),
  id: new Set([...equality, 'like']),
  whole: new Set(['exists']),
};

const kinds: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'checkbox',
  select: 'choice',
  radio: 'choice',
  relationship: 'id',
  upload: 'id',
  join: 'id',
};

/** @param field undefined for an id. */
const kindOf = (field: FlattenedField | undefined): Kind => (field ? (kinds[field.type] ?? 'whole') : 'id');

export function takesOperator(field: FlattenedField | undefined, operator: string): boolean {
  const kind = kindOf(field);
  const isList = field !== undefined && 'hasMany' in field && field.hasMany === true;
  return operators[kind].has(operator) || (operator === 'contains' && isList && (kind === 'choice' || kind === 'id'));
}

/** True if no index of equal values helps. */
export const searchesText = (field: FlattenedField | undefined, operator: string): boolean =>
  kindOf(field) === 'text' && textSearches.has(operator);

export function valuesOf(operator: string, value: unknown): unknown[] {
  if (!lists.has(operator)) return [value];
  return Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
}

export function takesValue(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isBoolean(value);
  if (value === null) return isEquality(operator);
  // A backslash at the end would escape the character after it.
  if (textSearches.has(operator) && textOf(value).endsWith('\\')) return false;
  const kind = kindOf(field);
  // Payload reads the word as the absence of a relation.
  if (value === 'null' && field && kind === 'id') return isEquality(operator);
  if (kind === 'choice' && field && 'options' in field) return isOption(field.options, value);
  return isValue[kind](value);
}

const isEquality = (operator: string) => operator === 'equals' || operator === 'not_equals';
const isBoolean = (value: unknown) => typeof value === 'boolean' || /^(?:true|false)$/i.test(textOf(value));
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\u0000');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isValue: Record<Kind, (value: unknown) => boolean> = {
  text: isText,
  choice: isText,
  number: (value) => Number.isFinite(typeof value === 'number' ? value : textOf(value).trim() ? Number(value) : NaN),
  date: isDate,
  checkbox: isBoolean,
  id: (value) => isUuid(textOf(value)),
  whole: () => false,
};

/** Payload reads the empty text as null. */
function isDate(value: unknown): boolean {
  if (value === '' || value === 'null') return true;
  if (!(value instanceof Date) && typeof value !== 'string') return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 0 && year <= 9999;
}

const isOption = (options: readonly (string | { value: string })[], value: unknown): boolean =>
  options.some((option) => (typeof option === 'string' ? option : option.value) === value);
