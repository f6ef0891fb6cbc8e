import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** How often the page’s links were revoked. */
export async function epochOf(payload: Payload, pageId: string): Promise<number> {
  const [row] = await query<{ epoch: number }>(payload, 'select epoch from page_preview_epochs where page_id = $1', [
    pageId,
  ]);
  return row?.epoch ?? 0;
}
