import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import type { TimelineSources } from '@/domain/orders/shopper-timeline';
import { query } from '@/lib/database/query';

type History = Pick<TimelineSources<never>, 'changes' | 'refunds'>;

/** Status changes and refunds of an order, oldest first, for holders of its link. */
export async function findHistory(payload: Payload, orderId: string): Promise<History> {
  const [history] = await query<History>(
    payload,
    `select coalesce((select json_agg(json_build_object('to', c."to", 'at', ${isoTime('c.created_at')}) order by c.created_at)
                        from order_status_changes c where c.order_id = $1 and c."from"::text <> c."to"::text), '[]') as changes,
            coalesce((select json_agg(json_build_object('amount', r.amount, 'at', ${isoTime('r.created_at')}) order by r.created_at)
                        from order_refunds r where r.order_id = $1), '[]') as refunds`,
    [orderId],
  );
  return history ?? { changes: [], refunds: [] };
}
