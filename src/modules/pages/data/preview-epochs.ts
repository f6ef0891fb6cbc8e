import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Number of times the page’s links were revoked. */
export async function findEpoch(payload: Payload, pageId: string): Promise<number> {
  const [row] = await query<{ epoch: number }>(payload, 'select epoch from page_preview_epochs where page_id = $1', [
    pageId,
  ]);
  return row?.epoch ?? 0;
}

/** Revokes the links of the page’s last epoch. */
export async function beginEpoch({ client }: Session, pageId: string): Promise<void> {
  await client.query(
    `insert into page_preview_epochs (page_id, epoch) values ($1, 1)
     on conflict (page_id) do update set epoch = page_preview_epochs.epoch + 1`,
    [pageId],
  );
}
