import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** Whether this database was filled with the demo, whose accounts the login screens then show. */
export async function isDemo(payload: Payload): Promise<boolean> {
  const rows = await query(payload, "select 1 from app_state where key = 'demo-seeded'", []);
  return rows.length > 0;
}
