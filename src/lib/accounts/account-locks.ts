import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { lockRows } from '../database/lock-rows';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/**
 * Locks an account's row for its changes and sign-outs: each writes back the list of sessions as it read it, so that
 * two at once would lose a new session or bring back one that was signed out of.
 */
export function accountLocks({
  dbName,
  slug,
}: Pick<CollectionConfig, 'dbName' | 'slug'>): Required<Pick<Hooks, 'beforeOperation' | 'afterLogout'>> {
  const table = typeof dbName === 'string' ? dbName : slug;
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update') await lockRows(req, table, 'id' in args ? args.id : undefined);
    if (operation === 'refresh' && req.user) await lockRows(req, table, req.user.id);
    return args;
  };
  const afterLogout: CollectionAfterLogoutHook = ({ req }) => lockRows(req, table, req.user?.id);
  return { beforeOperation: [beforeOperation], afterLogout: [afterLogout] };
}
