import type { CollectionBeforeOperationHook, FlattenedField, Payload } from 'payload';
import { fieldsWithin, segmentsOf } from '../api-query/field-at';
import { ordersOf } from '../api-query/orders';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** A sort by a hidden field reveals its values, and Payload does not check fields behind a relationship. */
export const refuseHiddenOrder: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { sort, joins, overrideAccess } = args as { sort?: unknown; joins?: unknown; overrideAccess?: boolean };
  if (overrideAccess) return args;
  const path = [...ordersOf(sort), ...ordersOfJoins(joins)].find((each) =>
    namesHidden(req.payload, collection.flattenedFields, segmentsOf(each.replace(/^version(?:\.|__)/, ''))),
  );
  if (path !== undefined) throw refusalError(failure('bad_request', `Nothing can be sorted by ${path}.`));
  return args;
};

const ordersOfJoins = (joins: unknown): string[] =>
  Object.entries(joins ?? {}).flatMap(([name, join]: [string, { sort?: unknown } | false]) =>
    ordersOf(join && join.sort).map((path) => `${name}.${path}`),
  );

function namesHidden(payload: Payload, fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field) return false;
  if ('hidden' in field && field.hidden) return true;
  return namesHidden(payload, fieldsWithin(payload, field), rest);
}
