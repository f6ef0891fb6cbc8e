import type { PayloadRequest } from 'payload';
import { recordActivity } from '.';
import { inTransaction } from '../database/transaction';
import { keyOf } from '../accounts/key-of';

/** Logs a change that a key made by a route of ours. */
export async function recordKeyCall(req: PayloadRequest, { method, url }: Request): Promise<void> {
  const key = keyOf(req.user);
  if (!key?.writes) return;
  const subject = { type: 'api-keys', id: key.id, name: key.name };
  const request = `${method} ${new URL(url).pathname}`;
  await inTransaction(req, () => recordActivity(req, 'api-key.used', subject, { after: { request } }));
}
