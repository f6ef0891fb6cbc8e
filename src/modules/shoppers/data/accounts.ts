import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Reader of this address, in lower case, as signing in has proved. */
export type Shopper = { id: string; email: string };

const SESSION_DAYS = 30;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Creates the account at its first sign-in. */
export async function insertSession({ client }: Session, email: string, tokenHash: string): Promise<void> {
  await client.query(
    `with account as (insert into shopper_accounts (email) values ($1)
                      on conflict (email) do update set email = excluded.email returning id)
     insert into shopper_sessions (token_hash, account_id, expires_at)
     select $2, id, now() + interval '${SESSION_DAYS} days' from account`,
    [email, tokenHash],
  );
}

export async function findShopper(payload: Payload, tokenHash: string): Promise<Shopper | undefined> {
  const [shopper] = await query<Shopper>(
    payload,
    `select a.id, a.email from shopper_sessions s join shopper_accounts a on a.id = s.account_id
      where s.token_hash = $1 and s.expires_at > now()`,
    [tokenHash],
  );
  return shopper;
}

export async function deleteSession(payload: Payload, tokenHash: string): Promise<void> {
  await query(payload, 'delete from shopper_sessions where token_hash = $1', [tokenHash]);
}

export async function deleteSessionsOf(payload: Payload, accountId: string): Promise<void> {
  await query(payload, 'delete from shopper_sessions where account_id = $1', [accountId]);
}

export async function deleteAccounts({ client }: Session, emails: readonly string[]): Promise<void> {
  await client.query('delete from shopper_accounts where email = any($1)', [emails]);
}
