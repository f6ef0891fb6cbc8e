import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { currentTransaction } from './database/transaction';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Whatever changes an account writes the list of its sessions back as it read it. Two at once would lose a session
 * that was just signed in to, or bring back one that was signed out of: each takes the account’s row before it reads.
 */
async function hold(req: PayloadRequest, table: string, id?: unknown): Promise<void> {
  if (!req.transactionID) return;
  const { client } = await currentTransaction(req);
  if (id === undefined) await client.query(`select 1 from ${table} order by id for no key update`);
  else if (uuid.test(String(id))) await client.query(`select 1 from ${table} where id = $1 for no key update`, [id]);
}

/** The hooks of a collection with accounts that let its changes and sign-outs come one after the other. */
export function holdsAccount({
  dbName,
  slug,
}: Pick<CollectionConfig, 'dbName' | 'slug'>): Required<Pick<Hooks, 'beforeOperation' | 'afterLogout'>> {
  const table = typeof dbName === 'string' ? dbName : slug;
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update') await hold(req, table, 'id' in args ? args.id : undefined);
    if (operation === 'refresh' && req.user) await hold(req, table, req.user.id);
    return args;
  };
  const afterLogout: CollectionAfterLogoutHook = ({ req }) => hold(req, table, req.user?.id);
  return { beforeOperation: [beforeOperation], afterLogout: [afterLogout] };
}
