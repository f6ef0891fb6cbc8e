import type { PoolClient } from 'pg';
import { seal, unseal } from '../../sealed';

const PURPOSE = 'staff login challenge';
const LIFETIME_MS = 5 * 60_000;

/** Whoever holds one has shown the right password; it dies with that password. */
type Challenge = { userId: string; stamp: string; until: number };

const stamp = `encode(sha256(convert_to(hash || salt, 'UTF8')), 'hex')`;

/** What a login by password has to be completed with, five minutes long; undefined where it needs no second factor. */
export async function challengeFor(client: PoolClient, email: string): Promise<string | undefined> {
  const { rows } = await client.query<Omit<Challenge, 'until'>>(
    `select id as "userId", ${stamp} as stamp from admin_users
      where email = $1 and exists (select 1 from staff_second_factors where user_id = id and enabled_at is not null)`,
    [email],
  );
  return rows[0] && seal(PURPOSE, '', JSON.stringify({ ...rows[0], until: Date.now() + LIFETIME_MS }));
}

/** The challenge that this server made and that still holds; undefined for everything else. */
export function readChallenge(sealed: string): Challenge | undefined {
  const text = unseal(PURPOSE, '', sealed);
  if (text === undefined) return undefined;
  const challenge = JSON.parse(text) as Challenge;
  return challenge.until > Date.now() ? challenge : undefined;
}

/** Takes the account’s row where the challenge still speaks of its password and the account is active. */
export async function holdChallenged(client: PoolClient, { userId, stamp: made }: Challenge): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from admin_users where id = $1 and is_active and ${stamp} = $2 for no key update`,
    [userId, made],
  );
  return rowCount === 1;
}
