import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import type { OrderCursor, Statement } from '../../orders/data/matching-orders';

/** Newest first; the statement selects `id` and `created_at`. */
export const listNewest = (payload: Payload, { text, values }: Statement, limit: number): Promise<OrderCursor[]> =>
  queryReplica<OrderCursor>(
    payload,
    `select id, to_json(created_at) #>> '{}' as "createdAt" from (${text}) matching
      order by created_at desc, id desc limit ${limit}`,
    values,
  );
