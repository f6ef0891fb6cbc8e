import type { CollectionBeforeOperationHook } from 'payload';

const maxLimit = 100;

/** Lists asked for over REST and GraphQL are at most 100 long: Payload takes `limit=0` for the whole table. */
export const clampQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local' || !('limit' in args || 'pagination' in args)) return args;
  const asked = Number(args.limit ?? 10);
  return {
    ...args,
    pagination: true,
    limit: Number.isInteger(asked) && asked >= 1 ? Math.min(asked, maxLimit) : maxLimit,
  };
};
