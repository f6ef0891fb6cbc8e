import { formatOrderNumber } from '@/domain/orders/order-number';
import { prepared } from '@/lib/prepared';
import type { Session } from '@/lib/database/sessions';

/** The next number of the one sequence that shop and team orders share. */
export async function nextOrderNumber({ client }: Session, at: Date): Promise<string> {
  const { rows } = await client.query<{ next: string }>(prepared("select nextval('order_number_seq') as next"));
  return formatOrderNumber(at.getUTCFullYear(), Number(rows[0]?.next));
}
