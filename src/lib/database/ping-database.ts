import type { Payload } from 'payload';
import { query } from './query';

/** @throws if the database does not answer */
export async function pingDatabase(payload: Payload): Promise<void> {
  await query(payload, 'select 1', []);
}
