import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { lockRows } from '../database/lock-rows';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Serialises changes and sign-outs: each writes the list of sessions back as it read it. */
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
