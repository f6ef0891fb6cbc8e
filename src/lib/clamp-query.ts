import type { CollectionBeforeOperationHook, JoinQuery, SanitizedCollectionConfig } from 'payload';

const maxLimit = 100;
/** Of a document’s join, variations of a product say: all of them, where nobody makes more. */
const maxJoined = 200;

const lists = new Set(['read', 'findVersions', 'readDistinct']);

/** Lists asked for over REST and GraphQL are bounded, and those in their documents, where Payload takes `limit=0` for all. */
export const clampQuery: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI === 'local' || !lists.has(operation)) return args;
  const bounded = 'joins' in args ? { ...args, joins: clampJoins(collection, args.joins) } : args;
  // What a relationship or join of a document fetched shows is asked for by Payload itself, at a depth.
  if ('currentDepth' in args && args.currentDepth !== undefined) return bounded;
  if (!('limit' in args || 'pagination' in args)) return bounded;
  return {
    ...bounded,
    pagination: true,
    limit: Math.min(atLeastOne(args.limit ?? 10) ?? maxLimit, maxLimit),
    page: 'page' in args ? atLeastOne(args.page) : undefined,
  };
};

type AskedJoins = Record<string, { limit?: unknown } | false>;

/** Joins that are not asked for are shown too, as their collection says: those have their limit as well. */
function clampJoins({ joins, polymorphicJoins }: SanitizedCollectionConfig, asked: unknown): JoinQuery | false {
  if (asked === false) return false;
  const named = (asked ?? {}) as AskedJoins;
  const bounded = [...Object.values(joins).flat(), ...polymorphicJoins].map(({ joinPath, field }) => {
    const join = named[joinPath];
    if (join === false) return [joinPath, false];
    const limit = atLeastOne(join?.limit ?? field.defaultLimit ?? 10) ?? maxJoined;
    return [joinPath, { ...join, limit: Math.min(limit, maxJoined) }];
  });
  return Object.fromEntries(bounded) as JoinQuery;
}

function atLeastOne(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
