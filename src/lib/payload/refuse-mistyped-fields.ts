import {
  type CollectionBeforeOperationHook,
  executeAccess,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { refuseUnknownFields } from './refuse-unknown-fields';

type Write = { data?: unknown; id?: number | string; overrideAccess?: boolean };

const TEXT = 'Please enter text.';
const DATE = 'Please enter a date, as 2026-11-24T12:00:00Z.';
const LIST = 'Please send a list.';
const RECORD = 'Please send an object.';

const TEXTS = new Set(['text', 'textarea', 'email', 'code', 'radio', 'select']);

/** Hooks run before Payload validates. `custom.takesNumbers` allows numbers in a text. @throws ValidationError 422 */
export const refuseMistypedFields: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data, id, overrideAccess } = args as Write;
  if (req.payloadAPI === 'local' || overrideAccess || !isRecord(data)) return args;
  // Callers without access get Payload’s own answer.
  if (!(await executeAccess({ id, data, req, disableErrors: true }, collection.access[operation]))) return args;
  refuseUnknownFields(collection.flattenedFields, data, req);
  refuse(mistypedAmong(collection.flattenedFields, data), req, { collection: collection.slug });
  return args;
};

export const refuseMistypedGlobalFields: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const { data } = args as Write;
  if (operation !== 'update' || req.payloadAPI === 'local' || overrideAccess || !isRecord(data)) return args;
  if (!(await executeAccess({ data, req, disableErrors: true }, global.access.update))) return args;
  refuseUnknownFields(global.flattenedFields, data, req);
  refuse(mistypedAmong(global.flattenedFields, data), req, { global: global.slug });
  return args;
};

function refuse(errors: ValidationFieldError[], req: PayloadRequest, where: { collection?: string; global?: string }) {
  if (errors.length > 0) throw new ValidationError({ ...where, errors, req }, req.t);
}

/** Looks within groups and rows, too. */
function mistypedAmong(
  fields: FlattenedField[],
  data: Record<string, unknown>,
  within: string[] = [],
): ValidationFieldError[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    const path = [...within, field.name];
    if (value === undefined) return [];
    if (field.type === 'group' || field.type === 'tab')
      return isRecord(value) ? mistypedAmong(field.flattenedFields, value, path) : problem(path, RECORD);
    if (field.type === 'array' || field.type === 'blocks') return mistypedRows(field, value, path);
    if (value === null) return [];
    if (field.type === 'date') return isTime(value) ? [] : problem(path, DATE);
    // Payload lets an empty list pass, whatever the schema.
    if (field.type === 'json' && field.jsonSchema?.schema.type === 'object' && !isRecord(value))
      return problem(path, RECORD);
    if (!TEXTS.has(field.type)) return [];
    if (typeof value === 'number' && field.custom?.takesNumbers === true) return [];
    if (!('hasMany' in field && field.hasMany)) return typeof value === 'string' ? [] : problem(path, TEXT);
    if (!Array.isArray(value)) return problem(path, LIST);
    return value.flatMap((each, index) => (typeof each === 'string' ? [] : problem([...path, String(index)], TEXT)));
  });
}

function mistypedRows(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  value: unknown,
  path: string[],
): ValidationFieldError[] {
  // The panel sends an empty list as the number of its rows.
  if (value === 0 || value === '0') return [];
  if (!Array.isArray(value)) return problem(path, LIST);
  return value.flatMap((row: unknown, index) => {
    const at = [...path, String(index)];
    if (!isRecord(row)) return problem(at, RECORD);
    return mistypedAmong(fieldsOfRow(field, row), row, at);
  });
}

function fieldsOfRow(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: Record<string, unknown>,
): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
}

/** V8 reads a year in any text that ends with one: `kit-2026`. */
const TIME = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/;
const isTime = (value: unknown): boolean =>
  value instanceof Date || (typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)));

const problem = (path: string[], message: string): ValidationFieldError[] => [{ path: path.join('.'), message }];
