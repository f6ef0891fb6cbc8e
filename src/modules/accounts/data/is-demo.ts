import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** True if the database was filled with the demo; the login screens then show its accounts. */
export async function isDemo(payload: Payload): Promise<boolean> {
  const rows = await query(payload, "select 1 from app_state where key = 'demo-seeded'", []);
  return rows.length > 0;
}
