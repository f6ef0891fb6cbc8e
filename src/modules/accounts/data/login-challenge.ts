import type { PoolClient } from 'pg';
import { seal, unseal } from '@/lib/sealed';
import type { Credentials } from './credentials';

const PURPOSE = 'staff login challenge';
const LIFETIME_MS = 5 * 60_000;

/** Whoever holds one has shown the right password; it dies with that password. */
type Challenge = Pick<Credentials, 'id' | 'stamp'> & { until: number };

/** What a login by password has to be completed with, five minutes long; undefined where it needs no second factor. */
export async function challengeFor(client: PoolClient, { id, stamp }: Credentials): Promise<string | undefined> {
  const { rowCount } = await client.query(
    'select 1 from staff_second_factors where user_id = $1 and enabled_at is not null',
    [id],
  );
  const challenge: Challenge = { id, stamp, until: Date.now() + LIFETIME_MS };
  return rowCount ? seal(PURPOSE, '', JSON.stringify(challenge)) : undefined;
}

/** The challenge that this server made and that still holds; undefined for everything else. */
export function readChallenge(sealed: string): Challenge | undefined {
  const text = unseal(PURPOSE, '', sealed);
  if (text === undefined) return undefined;
  const challenge = JSON.parse(text) as Challenge;
  return challenge.until > Date.now() ? challenge : undefined;
}
