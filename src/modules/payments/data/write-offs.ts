import type { Payload } from 'payload';
import { ordersOf } from '@/data/all-orders';
import type { AnyOrder } from '@/data/any-order';
import { ORDER_PLACES } from '@/data/orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type WriteOff = { amount: number; on: string; reason: string };

export async function setWrittenOff(
  { client }: Session,
  { kind, id }: AnyOrder,
  written: WriteOff | undefined,
): Promise<void> {
  await client.query(
    `update ${ORDER_PLACES[kind].table}
        set written_off_amount = $2, written_off_on = $3, write_off_reason = $4, updated_at = now() where id = $1`,
    [id, written?.amount ?? 0, written?.on ?? null, written?.reason ?? null],
  );
}

/** Amount: what is lost of it today. Undefined if nothing was written off. */
export async function findWriteOff(payload: Payload, { kind, orderId }: OrderRef): Promise<WriteOff | undefined> {
  const [found] = await query<WriteOff>(
    payload,
    `select o.lost_amount::float8 as amount, o.written_off_on as "on", coalesce(o.write_off_reason, '') as reason
       from ${ordersOf(kind)} where o.id = $1 and o.written_off_amount > 0`,
    [orderId],
  );
  return found;
}
