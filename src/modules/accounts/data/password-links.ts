import { createHash, randomBytes } from 'node:crypto';
import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { ACCOUNT_TABLES } from './credentials';

const hour = 60 * 60;

/** How long the links of emails are good, in seconds. */
export const LINK_LIFETIME = { reset: hour, invitation: 7 * 24 * hour } as const;
/** The same of an invitation, in days. */
export const INVITATION_DAYS = LINK_LIFETIME.invitation / (24 * hour);
/** For so long after a link that was asked for, in seconds, no second one goes to the same mailbox. */
const PAUSE = 5 * 60;

/** A password that nobody knows, for an account whose own is yet to be chosen. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** The database keeps what a link is recognised by, and not the link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type InTransaction = Pick<Session, 'client'>;
/** `label` is the name of the person or the team. */
type Addressee = { id: string; email: string; label: string };

/** A link to a new password for an account, in the caller’s transaction; those before it are worth nothing. */
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

/** Makes the links that are under way worthless: they were for an account that is no longer the same. */
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

/** Whether a link still leads to a new password. */
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

/**
 * Makes a link for every active account of that name which has an email address; for none whose last one was asked for
 * within five minutes and is unused: it is in the mailbox, and would be worth nothing after the next.
 * @param name as it was typed.
 * @returns whom to send it, with the links’ tokens.
 */
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

/**
 * Sets a password by a link, once, in the request’s transaction; every session of the account ends.
 * @returns the account; nothing where the link is good no more.
 */
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
  // As the system: the link stands for the password, whoever is signed in.
  const context = { knowsPassword: true };
  await req.payload.update({ collection, id, data: { password }, depth: 0, context, overrideAccess: true, req });
  return account;
}
