import { combineQueries, type CollectionBeforeOperationHook, type Payload, type Where } from 'payload';
import { query } from '@/lib/database/query';
import { conditionsOf } from './conditions';
import { ordersOf } from './orders';

type ListArgs = { where?: Where; sort?: unknown; overrideAccess?: boolean; currentDepth?: number };

/** Delay from a transaction’s timestamp to its visibility, plus difference of clocks, ms. */
const SLACK_MS = 200;

/** Omits recent changes: one stamped earlier may be committed later (docs/decisions/0033-lists-by-updated-at.md). */
export const listsSettled: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where, sort, overrideAccess, currentDepth } = args as ListArgs;
  if ((operation !== 'read' && operation !== 'count') || req.payloadAPI === 'local') return args;
  if (overrideAccess || currentDepth !== undefined || !req.user || !goesByChange(where, sort)) return args;
  const before: Where = { updatedAt: { less_than: (await settledUntil(req.payload)).toISOString() } };
  return { ...args, where: combineQueries(where ?? {}, before) };
};

const goesByChange = (where: unknown, sort: unknown): boolean =>
  ordersOf(sort).includes('updatedAt') || conditionsOf(where).some(({ path }) => path === 'updatedAt');

/** Start of the oldest open transaction, except for backups, which only read. */
async function settledUntil(payload: Payload): Promise<Date> {
  const [row] = await query<{ at: Date }>(
    payload,
    `select date_trunc('milliseconds', least(now(), min(xact_start)) - make_interval(secs => $1 / 1000.0)) as at
       from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and application_name <> 'pg_dump'`,
    [SLACK_MS],
  );
  return row?.at ?? new Date(0);
}
