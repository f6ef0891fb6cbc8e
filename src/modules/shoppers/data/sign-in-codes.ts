import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

const LIFETIME = `interval '15 minutes'`;
const MOST_TRIES = 3;

type NewCode = { id: string; email: string; hash: string };

export async function insertCode({ client }: Session, { id, email, hash }: NewCode): Promise<void> {
  await client.query(
    `insert into sign_in_codes (id, email, code_hash, expires_at) values ($1, $2, $3, now() + ${LIFETIME})`,
    [id, email, hash],
  );
}

export async function isCodeOpen(payload: Payload, id: string): Promise<boolean> {
  const rows = await query(payload, 'select from sign_in_codes where id = $1 and expires_at > now()', [id]);
  return rows.length > 0;
}

/** Locks it, so that attempts at once are counted one after the other. Undefined once expired, used or tried too often. */
export async function lockCode({ client }: Session, id: string): Promise<Omit<NewCode, 'id'> | undefined> {
  const { rows } = await client.query<Omit<NewCode, 'id'>>(
    `select email, code_hash as hash from sign_in_codes
      where id = $1 and tries < ${MOST_TRIES} and expires_at > clock_timestamp() for update`,
    [id],
  );
  return rows[0];
}

export async function countTry({ client }: Session, id: string): Promise<void> {
  await client.query('update sign_in_codes set tries = tries + 1 where id = $1', [id]);
}

/** Link and code of one email are spent together. @returns false if it was spent or has expired */
export async function spendCode({ client }: Session, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from sign_in_codes where id = $1 and expires_at > clock_timestamp()',
    [id],
  );
  return rowCount === 1;
}

export async function deleteCodes({ client }: Session, emails: readonly string[]): Promise<void> {
  await client.query('delete from sign_in_codes where email = any($1)', [emails]);
}
