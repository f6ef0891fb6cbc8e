import { setTimeout as sleep } from 'node:timers/promises';
import { pingDatabase } from '@/lib/database/ping-database';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { refuse, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';

/** Milliseconds; load balancers give up early. */
const TIME_LIMIT_MS = 2_000;

export const GET = withValidKey(async () => {
  const isOk = await Promise.race([isDatabaseUp(), sleep(TIME_LIMIT_MS, false, { ref: false })]);
  if (!isOk) return refuse('unavailable', 'The database is not responding.');
  return respond({ status: 'ok', database: 'ok' });
});

async function isDatabaseUp(): Promise<boolean> {
  try {
    await pingDatabase(await getPayloadClient());
    return true;
  } catch {
    return false;
  }
}
