import type { Payload } from 'payload';
import { query } from './query';

export async function pingDatabase(payload: Payload): Promise<void> {
  await query(payload, 'select 1', []);
}
