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
  const errors = found.map(({ path, error }) => ({ path, message: error }));
  throw refusalError(failure('bad_request', first.message, { errors }));
}

type Unknown = { path: string; error: string; message: string };

function unknownAmong(fields: FlattenedField[], data: object, within: string[] = []): Unknown[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const path = [...within, name];
    const field = fields.find((each) => each.name === name);
    if (!field) return BESIDE.has(name) ? [] : [unknownField(path.join('.'), fields)];
    if ((field.type === 'group' || field.type === 'tab') && isRecord(value))
      return unknownAmong(field.flattenedFields, value, path);
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) => {
      if (!isRecord(row)) return [];
      const place = [...path, String(index)];
      return field.type === 'array' ? unknownAmong(field.flattenedFields, row, place) : unnamedBlock(row, place);
    });
  });
}

function unknownField(path: string, fields: FlattenedField[]): Unknown {
  const message = `There is no field "${shown(path)}" to write. Fields: ${fieldNames(fields)}.`;
  return { path, error: 'Unknown field.', message };
}

/** A kind that the shop does not know stays, as its page comes from elsewhere; its id alone names a block of before. */
function unnamedBlock({ id, blockType }: Row, place: string[]): Unknown[] {
  if ([id, blockType].some((name) => typeof name === 'string' && name !== '')) return [];
  const path = [...place, 'blockType'].join('.');
  return [{ path, error: 'Enter the kind of block.', message: `A block needs "${path}", such as hero.` }];
}

type Row = Record<string, unknown>;
