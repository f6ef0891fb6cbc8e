import type { PoolClient } from 'pg';
import { seal, unseal } from '@/lib/crypto/sealed';
import type { Credentials } from './credentials';

const PURPOSE = 'staff login challenge';
const LIFETIME_MS = 5 * 60_000;

/** Proves that its holder knew the right password; void once that password changes. */
type Challenge = Pick<Credentials, 'id' | 'stamp'> & { until: number };

/** Valid for five minutes; undefined if the account has no second factor. */
export async function challengeFor(client: PoolClient, { id, stamp }: Credentials): Promise<string | undefined> {
  const { rowCount } = await client.query(
    'select 1 from staff_second_factors where user_id = $1 and enabled_at is not null',
    [id],
  );
  const challenge: Challenge = { id, stamp, until: Date.now() + LIFETIME_MS };
  return rowCount ? seal(PURPOSE, '', JSON.stringify(challenge)) : undefined;
}

export function readChallenge(sealed: string): Challenge | undefined {
  const text = unseal(PURPOSE, '', sealed);
  if (text === undefined) return undefined;
  const challenge = JSON.parse(text) as Challenge;
  return challenge.until > Date.now() ? challenge : undefined;
}
