import { blockDefinition, type BlockField } from '@/domain/pages/blocks';
import { fits } from '@/domain/pages/blocks/fits';
import { isTable } from '@/domain/text/table/table-data';
import { tooMany } from '@/domain/pages/blocks/too-many';
import { validAddress, validHex, validPicture, validText } from './validators';

type Props = Readonly<Record<string, unknown>>;

/** Checks initial properties of a block by the rules of pages; any may be missing. */
export function propsProblem(type: string, props: unknown): string | undefined {
  if (!given(props)) return undefined;
  if (!isProps(props)) return 'Enter an object, such as { "title": "Welcome" }.';
  const definition = blockDefinition(type);
  return definition && fieldsProblem(definition.fields, props);
}

function fieldsProblem(fields: readonly BlockField[], props: Props): string | undefined {
  const names = new Set(['id', ...fields.map(({ name }) => name)]);
  const unknown = Object.keys(props).find((name) => !names.has(name));
  if (unknown !== undefined) return `There is no property “${unknown}” here.`;
  for (const field of fields) {
    const value = props[field.name];
    const problem = given(value) ? valueProblem(field, value) : undefined;
    if (problem) return `${field.label}: ${problem}`;
  }
  return undefined;
}

function valueProblem(field: BlockField, value: unknown): string | undefined {
  const excess = tooMany(field, value);
  if (excess) return excess;
  if (!fits(field, value)) return 'This value does not fit.';
  switch (field.kind) {
    case 'text':
    case 'longText':
      return tooLong(value, field.maxLength);
    case 'link':
      return asProblem(validAddress(value));
    case 'picture':
      return asProblem(validPicture(value));
    case 'color':
      return asProblem(validHex(value));
    case 'richText':
      return asProblem(validText(value));
    case 'table':
      return isTable(value) ? undefined : 'Give every row as many cells as there are columns.';
    case 'list':
      return itemsProblem(field.fields, value);
    default:
      return undefined;
  }
}

const tooLong = (value: unknown, max = Infinity): string | undefined =>
  typeof value === 'string' && value.length > max ? `Use at most ${max} characters.` : undefined;

const itemsProblem = (fields: readonly BlockField[], items: unknown): string | undefined =>
  Array.isArray(items)
    ? items
        .map((item: unknown) => (isProps(item) ? fieldsProblem(fields, item) : 'This value does not fit.'))
        .find((problem) => problem !== undefined)
    : undefined;

const asProblem = (answer: true | string): string | undefined => (answer === true ? undefined : answer);

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const isProps = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
