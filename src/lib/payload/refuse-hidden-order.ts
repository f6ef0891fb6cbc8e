import { APIError, type CollectionBeforeOperationHook, type FlattenedField, type Payload } from 'payload';
import { fieldsWithin, segmentsOf } from '../api-query/field-at';
import { ordersOf } from '../api-query/orders';

/**
 * Refuses lists sorted by a field that is hidden from everyone, such as a password’s hash: the order reveals its
 * values. Payload checks read access of sort fields, but skips paths that it does not find, and it does not find hidden
 * fields behind a relationship, which the database does.
 */
export const refuseHiddenOrder: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { sort, joins, overrideAccess } = args as { sort?: unknown; joins?: unknown; overrideAccess?: boolean };
  if (overrideAccess) return args;
  // A version's path leads to its document's field.
  const path = [...ordersOf(sort), ...ordersOfJoins(joins)].find((each) =>
    namesHidden(req.payload, collection.flattenedFields, segmentsOf(each.replace(/^version(?:\.|__)/, ''))),
  );
  if (path !== undefined) throw new APIError(`Nothing can be sorted by ${path}.`, 400, undefined, true);
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
