import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

export async function isDemo(payload: Payload): Promise<boolean> {
  const rows = await query(payload, "select 1 from app_state where key = 'demo-seeded'", []);
  return rows.length > 0;
}
