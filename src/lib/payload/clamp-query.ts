import type { CollectionBeforeOperationHook, JoinQuery, SanitizedCollectionConfig } from 'payload';

const maxLimit = 100;
/** Above any real number. */
const maxJoined = 200;

const lists = new Set(['read', 'findVersions', 'readDistinct']);

/** Payload reads `limit=0` as all. */
export const clampQuery: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI === 'local' || !lists.has(operation)) return args;
  const bounded = 'joins' in args ? { ...args, joins: clampJoins(collection, args.joins) } : args;
  // Payload’s own loading of relationships has a depth.
  if ('currentDepth' in args && args.currentDepth !== undefined) return bounded;
  if (!('limit' in args || 'pagination' in args)) return bounded;
  return {
    ...bounded,
    pagination: true,
    limit: Math.min(atLeastOne(args.limit ?? 10) ?? maxLimit, maxLimit),
    page: 'page' in args ? atLeastOne(args.page) : undefined,
  };
};

type RequestedJoins = Record<string, { limit?: unknown } | false>;

/** Joins that are not requested are shown, too. */
function clampJoins({ joins, polymorphicJoins }: SanitizedCollectionConfig, requested: unknown): JoinQuery | false {
  if (requested === false) return false;
  const named = (requested ?? {}) as RequestedJoins;
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
