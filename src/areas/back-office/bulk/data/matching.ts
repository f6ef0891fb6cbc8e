import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import type { OrderCursor, Statement } from '../../orders/data/matching-orders';

export async function countMatching(payload: Payload, { text, values }: Statement): Promise<number> {
  const [row] = await queryReplica<{ count: number }>(
    payload,
    `select count(*)::int as count from (${text}) matching`,
    values,
  );
  return row?.count ?? 0;
}

/** Newest first; the statement selects `id` and `created_at`. */
export const listNewest = (payload: Payload, { text, values }: Statement, limit: number): Promise<OrderCursor[]> =>
  queryReplica<OrderCursor>(
    payload,
    `select id, to_json(created_at) #>> '{}' as "createdAt" from (${text}) matching
      order by created_at desc, id desc limit ${limit}`,
    values,
  );
