import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { holdRows } from './database/hold-rows';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/**
 * The hooks of a collection with accounts that let its changes and sign-outs come one after the other. Whatever changes
 * an account writes the list of its sessions back as it read it: two at once would lose a session that was just signed
 * in to, or bring back one that was signed out of.
 */
export function holdsAccount({
  dbName,
  slug,
}: Pick<CollectionConfig, 'dbName' | 'slug'>): Required<Pick<Hooks, 'beforeOperation' | 'afterLogout'>> {
  const table = typeof dbName === 'string' ? dbName : slug;
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update') await holdRows(req, table, 'id' in args ? args.id : undefined);
    if (operation === 'refresh' && req.user) await holdRows(req, table, req.user.id);
    return args;
  };
  const afterLogout: CollectionAfterLogoutHook = ({ req }) => holdRows(req, table, req.user?.id);
  return { beforeOperation: [beforeOperation], afterLogout: [afterLogout] };
}
