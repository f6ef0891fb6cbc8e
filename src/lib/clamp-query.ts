import { APIError, type CollectionBeforeOperationHook } from 'payload';

const maxLimit = 100;

const lists = new Set(['read', 'findVersions', 'readDistinct']);
const bulkWrites = new Set(['update', 'delete']);

/**
 * Lists asked for over REST and GraphQL are at most 100 long, where Payload takes `limit=0` for the whole table; and
 * a change of many documents says which, where Payload takes a condition it does not understand for all of them.
 */
export const clampQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'local') return args;
  if (bulkWrites.has(operation) && 'where' in args && !('id' in args)) requireConditions(args.where);
  // What a relationship or join of a document fetched shows is asked for by Payload itself, at a depth.
  if ('currentDepth' in args && args.currentDepth !== undefined) return args;
  if (!lists.has(operation) || !('limit' in args || 'pagination' in args)) return args;
  return {
    ...args,
    pagination: true,
    limit: clampLimit(args.limit),
    page: 'page' in args ? atLeastOne(args.page) : undefined,
  };
};

const clampLimit = (limit: unknown) => Math.min(atLeastOne(limit ?? 10) ?? maxLimit, maxLimit);

function atLeastOne(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

/** @throws APIError 400 where no field is named. */
function requireConditions(where: unknown): void {
  const named = where !== null && typeof where === 'object' && !Array.isArray(where) && Object.keys(where).length > 0;
  if (!named) throw new APIError('Say in `where` which documents to change.', 400, undefined, true);
}
