import { createHash, randomBytes } from 'node:crypto';
import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { ACCOUNT_TABLES } from './credentials';

const hour = 60 * 60;

/** Validity of the links of emails, in seconds. */
export const LINK_LIFETIME = { reset: hour, invitation: 7 * 24 * hour } as const;
export const INVITATION_DAYS = LINK_LIFETIME.invitation / (24 * hour);
/** Pause between two requested links to the same mailbox, in seconds. */
const PAUSE = 5 * 60;

/** Password that nobody knows, for an account whose own is yet to be chosen. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** The database stores only this hash, not the link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type InTransaction = Pick<Session, 'client'>;
type Addressee = { id: string; email: string; label: string };

/** Creates a link to a new password in the caller’s transaction and voids the earlier ones. */
export async function createPasswordLink(
  { client }: InTransaction,
  collection: AuthCollectionSlug,
  id: string,
  lifetime: number,
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await client.query(
    `update ${ACCOUNT_TABLES[collection].table}
        set reset_password_token = $2, reset_password_expiration = now() + $3 * interval '1 second'
      where id = $1`,
    [id, hashOf(token), lifetime],
  );
  return token;
}

export async function dropPasswordLinks(
  { client }: InTransaction,
  collection: AuthCollectionSlug,
  id: string,
): Promise<void> {
  await client.query(
    `update ${ACCOUNT_TABLES[collection].table}
        set reset_password_token = null, reset_password_expiration = null where id = $1`,
    [id],
  );
}

export async function isPasswordLink(
  payload: Payload,
  collection: AuthCollectionSlug,
  token: string,
): Promise<boolean> {
  const { table, isActive } = ACCOUNT_TABLES[collection];
  const rows = await query(
    payload,
    `select 1 from ${table} where reset_password_token = $1 and reset_password_expiration > now() and ${isActive}`,
    [hashOf(token)],
  );
  return rows.length > 0;
}

/** Skips accounts whose last requested link is unused and under five minutes old: it is in the mailbox. */
export async function createRequestedLinks(
  session: InTransaction,
  collection: AuthCollectionSlug,
  name: string,
): Promise<(Addressee & { token: string })[]> {
  const { table, label, isCalled, isActive } = ACCOUNT_TABLES[collection];
  const { rows } = await session.client.query<Addressee>(
    `select id, email, ${label} as label from ${table}
      where ${isCalled} and ${isActive} and email <> ''
        and not (reset_password_token is not null and reset_password_expiration
                 between clock_timestamp() + $2 * interval '1 second' and clock_timestamp() + $3 * interval '1 second')
      order by id for no key update`,
    [name.trim().toLowerCase(), LINK_LIFETIME.reset - PAUSE, LINK_LIFETIME.reset],
  );
  const links = [];
  for (const account of rows) {
    const token = await createPasswordLink(session, collection, account.id, LINK_LIFETIME.reset);
    links.push({ ...account, token });
  }
  return links;
}

/** Works once, and ends every session of the account. Undefined if the link is no longer valid. */
export async function usePasswordLink(
  req: PayloadRequest,
  collection: AuthCollectionSlug,
  { token, password }: { token: string; password: string },
): Promise<Addressee | undefined> {
  const { client } = await currentTransaction(req);
  const { table, label, isActive } = ACCOUNT_TABLES[collection];
  const { rows } = await client.query<Addressee>(
    `update ${table} set reset_password_token = null, reset_password_expiration = null
      where reset_password_token = $1 and reset_password_expiration > now() and ${isActive}
      returning id, email, ${label} as label`,
    [hashOf(token)],
  );
  const [account] = rows;
  if (!account) return undefined;
  const { id } = account;
  // As the system: the link replaces the password, whether or not a user is signed in.
  const context = { knowsPassword: true };
  await req.payload.update({ collection, id, data: { password }, depth: 0, context, overrideAccess: true, req });
  return account;
}
