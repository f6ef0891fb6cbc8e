import type { FlattenedField, PayloadRequest } from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { fieldNames } from '../api-query/bound-query';
import { shown } from '../api-query/conditions';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Payload takes or returns them beside the fields of a collection, account, global or row. */
const BESIDE = new Set(['id', 'createdAt', 'updatedAt', 'password', 'collection', 'globalType']);

/** Payload drops what it does not know. GraphQL’s schema refuses it. @throws APIError 400 with the fields there are */
export function refuseUnknownFields(fields: FlattenedField[], data: object, req: PayloadRequest): void {
  const found = req.payloadAPI === 'REST' ? unknownAmong(fields, data) : [];
  const [first] = found;
  if (!first) return;
  const errors = found.map(({ path }) => ({ path, message: 'Unknown field.' }));
  const message = `There is no field "${shown(first.path)}" to write. Fields: ${fieldNames(first.fields)}.`;
  throw refusalError(failure('bad_request', message, { errors }));
}

type Unknown = { path: string; fields: FlattenedField[] };

function unknownAmong(fields: FlattenedField[], data: object, within: string[] = []): Unknown[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const path = [...within, name];
    const field = fields.find((each) => each.name === name);
    if (!field) return BESIDE.has(name) ? [] : [{ path: path.join('.'), fields }];
    if ((field.type === 'group' || field.type === 'tab') && isRecord(value))
      return unknownAmong(field.flattenedFields, value, path);
    if (field.type !== 'array' || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      isRecord(row) ? unknownAmong(field.flattenedFields, row, [...path, String(index)]) : [],
    );
  });
}
