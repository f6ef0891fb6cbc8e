/** The caller seals secrets and hashes recovery codes. */
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type InTransaction = Pick<Session, 'client'>;

export async function findCodesLeft(payload: Payload, userId: string): Promise<{ codesLeft: number } | undefined> {
  const [found] = await query<{ codesLeft: number }>(
    payload,
    `select cardinality(recovery_codes) as "codesLeft" from staff_second_factors
      where user_id = $1 and enabled_at is not null`,
    [userId],
  );
  return found;
}

/** Stores a key that is yet to be confirmed; @returns false if one is active already. */
export async function storeKey(payload: Payload, userId: string, secret: string): Promise<boolean> {
  const rows = await query(
    payload,
    `insert into staff_second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0
       where staff_second_factors.enabled_at is null
     returning 1`,
    [userId, secret],
  );
  return rows.length > 0;
}

export async function lockPendingKey({ client }: InTransaction, userId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ secret: string }>(
    'select secret from staff_second_factors where user_id = $1 and enabled_at is null for update',
    [userId],
  );
  return rows[0]?.secret;
}

export async function findKey({ client }: InTransaction, userId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ secret: string }>(
    'select secret from staff_second_factors where user_id = $1 and enabled_at is not null',
    [userId],
  );
  return rows[0]?.secret;
}

/** @param step of the confirming code, which cannot be used again. */
export async function enableKey(
  { client }: InTransaction,
  userId: string,
  step: number,
  codes: readonly string[],
): Promise<void> {
  await client.query(
    'update staff_second_factors set enabled_at = now(), last_step = $2, recovery_codes = $3 where user_id = $1',
    [userId, step, codes],
  );
}

/** @returns false without a second factor. */
export async function updateCodes(
  { client }: InTransaction,
  userId: string,
  codes: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff_second_factors set recovery_codes = $2 where user_id = $1 and enabled_at is not null',
    [userId, codes],
  );
  return Boolean(rowCount);
}

/** @returns false without a second factor. */
export async function deleteKey({ client }: InTransaction, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from staff_second_factors where user_id = $1 and enabled_at is not null',
    [userId],
  );
  return Boolean(rowCount);
}

/** Uses a recovery code up; @returns false if it is none. */
export async function spendRecoveryCode({ client }: InTransaction, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff_second_factors set recovery_codes = array_remove(recovery_codes, $2)
      where user_id = $1 and enabled_at is not null and $2 = any (recovery_codes)`,
    [userId, code],
  );
  return rowCount === 1;
}

/** Uses up the codes of a step and of all before it; @returns false if they were used already. */
export async function spendStep({ client }: InTransaction, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff_second_factors set last_step = $2
      where user_id = $1 and enabled_at is not null and last_step < $2`,
    [userId, step],
  );
  return rowCount === 1;
}
