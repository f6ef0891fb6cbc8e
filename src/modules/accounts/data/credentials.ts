import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { query, queryIn } from '@/lib/database/query';

export type StoredPassword = { hash: string; salt: string };

type Table = {
  table: string;
  name: 'email' | 'username';
  label: 'full_name' | 'team_name';
  /** SQL array of all names under which a new password can be requested. */
  names: string;
  /** SQL, true if `$1` is one of them. */
  isCalled: string;
  isActive: string;
};

export const ACCOUNT_TABLES: Record<AuthCollectionSlug, Table> = {
  'admin-users': {
    table: 'admin_users',
    name: 'email',
    label: 'full_name',
    names: 'array[email]',
    isCalled: 'email = $1',
    isActive: 'is_active',
  },
  teams: {
    table: 'team_profiles',
    name: 'username',
    label: 'team_name',
    names: 'array[username, lower(email)]',
    isCalled: '(username = $1 or lower(email) = $1)',
    isActive: 'is_active',
  },
  'team-people': {
    table: 'team_people',
    name: 'email',
    label: 'full_name',
    names: 'array[email]',
    isCalled: 'email = $1',
    isActive: '(select team.is_active from team_profiles team where team.id = team_id)',
  },
};

/** Changes with the password and when every session is ended: what was sealed with an older stamp is void. */
const STAMP = `encode(sha256(convert_to(hash || salt || device_epoch, 'UTF8')), 'hex')`;

export type Credentials = StoredPassword & { id: string; isActive: boolean; stamp: string };

/** Locks nothing: checking a password takes long. */
export async function findCredentials(
  req: PayloadRequest,
  collection: AuthCollectionSlug,
  by: { name: string } | { id: string },
): Promise<Credentials | undefined> {
  const { table, name, isActive } = ACCOUNT_TABLES[collection];
  const [column, value] = 'id' in by ? ['id', by.id] : [name, by.name];
  const [found] = await queryIn<Credentials>(
    req,
    `select id, hash, salt, ${isActive} as "isActive", ${STAMP} as stamp from ${table} where ${column} = $1`,
    [value],
  );
  return found;
}

type Stamped = { id: string; stamp: string; names: string[] };

export async function findStamps(
  payload: Payload,
  collection: AuthCollectionSlug,
  ids: readonly string[],
): Promise<Stamped[]> {
  const { table, names } = ACCOUNT_TABLES[collection];
  return query<Stamped>(
    payload,
    `select id, ${STAMP} as stamp, ${names} as names from ${table} where id = any($1::uuid[])`,
    [ids],
  );
}

/** Locks the account’s row in the caller’s transaction if it is active and its password still matches the stamp. */
export async function lockCredentials(
  client: PoolClient,
  collection: AuthCollectionSlug,
  { id, stamp }: Pick<Credentials, 'id' | 'stamp'>,
): Promise<boolean> {
  const { table, isActive } = ACCOUNT_TABLES[collection];
  const { rowCount } = await client.query(
    `select 1 from ${table} where id = $1 and ${isActive} and ${STAMP} = $2 for no key update`,
    [id, stamp],
  );
  return rowCount === 1;
}

/** Forgets every device of the account and voids every login in progress. */
export async function forgetDevices(client: PoolClient, collection: AuthCollectionSlug, id: string): Promise<void> {
  await client.query(`update ${ACCOUNT_TABLES[collection].table} set device_epoch = device_epoch + 1 where id = $1`, [
    id,
  ]);
}
