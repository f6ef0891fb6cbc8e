import type { Payload } from 'payload';
import { ORDER_COLUMNS } from '@/data/orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type OrderNote = {
  id: string;
  text: string;
  byName: string;
  createdAt: string;
};

/** Newest first. The caller checks access to the order. */
export const listNotes = (payload: Payload, { kind, orderId }: OrderRef): Promise<OrderNote[]> =>
  query<OrderNote>(
    payload,
    `select id, text, by_name as "byName", ${isoTime('created_at')} as "createdAt"
       from order_notes where ${ORDER_COLUMNS[kind]} = $1 order by created_at desc, id`,
    [orderId],
  );

export async function insertNote(
  { client }: Session,
  { kind, orderId }: OrderRef,
  note: { text: string; by: string | null; byName: string },
): Promise<void> {
  await client.query(
    `insert into order_notes (${ORDER_COLUMNS[kind]}, text, by_id, by_name, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
    [orderId, note.text, note.by, note.byName],
  );
}

export async function deleteNote({ client }: Session, { kind, orderId }: OrderRef, id: string): Promise<boolean> {
  const { rowCount } = await client.query(`delete from order_notes where id = $1 and ${ORDER_COLUMNS[kind]} = $2`, [
    id,
    orderId,
  ]);
  return rowCount === 1;
}
