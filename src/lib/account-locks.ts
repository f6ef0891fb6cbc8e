import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { lockRows } from './database/lock-rows';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/**
 * Hooks for a collection with accounts: its changes and sign-outs take turns by a row lock. Whatever changes
 * an account writes the list of its sessions back as it read it: two at once would lose a session that was just signed
 * in to, or bring back one that was signed out of.
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
